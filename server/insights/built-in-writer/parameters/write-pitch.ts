import { elementAt } from '../../../../shared/element-at.ts';
import type { Insight } from '../../insight-writer.ts';
import { hasOffer, yourOffer } from '../../own-company/offer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { capital, compose, quote, quoteAtEnd } from '../../wording/quoting.ts';
import { readNeeds } from '../old-fit/needs.ts';
import { describeOverlap } from '../old-fit/relevance-sentence.ts';

/** Two or three likely needs, each with the fact it rests on. */
export function writePainPoints(dossier: Dossier): Insight | undefined {
  const { pick, first, ground } = dossier;
  const all = readNeeds(dossier);
  if (all.length === 0) return undefined;
  // Which ones are used differs between colleagues, who share the company's facts.
  const needs =
    all.length <= 3
      ? all
      : [
          elementAt(all, 0),
          ...pick('needs-which', [
            [1, 2],
            [1, 3],
            [2, 3],
          ]).map((at) => elementAt(all, at)),
        ];
  const offer = yourOffer(dossier, 'needs');
  const overlap = ground.overlaps[0];
  const closing =
    needs.length === 1
      ? `A guess from one fact, so ask ${first} before you bring up ${offer}`
      : pick('needs-close', [
          `None of this is known, so ask ${first} before you bring up ${offer}`,
          `Try one of these on ${first} as a question before ${offer} comes up`,
          `Guesses to check with ${first}, not facts; ${offer} only if one of them holds`,
          overlap === undefined
            ? `Ask ${first} which of them hurts, then speak of ${offer}`
            : `Closest to what you offer ${first}: ${describeOverlap(dossier, overlap)}`,
        ]);
  return { value: compose(...needs.map((need) => need.text), closing), evidence: needs.map((need) => need.evidence) };
}

/** What of the user's own fits this prospect. Absent when the user described nothing, or the facts give no hold. */
export function writeSolutions(dossier: Dossier): Insight | undefined {
  const { own, pick, first, company, title, ground } = dossier;
  if (!hasOffer(own)) return undefined;
  const needs = readNeeds(dossier);
  const need = needs.length === 0 ? undefined : pick('solution-need', needs.slice(0, 4));
  const [overlap] = ground.overlaps;
  const offer = yourOffer(dossier, 'solution');
  const who = title === undefined ? first : `${first} (${title})`;
  const shared = overlap && describeOverlap(dossier, overlap);
  if (need === undefined && shared === undefined) return undefined;
  const opening =
    need === undefined || shared !== undefined
      ? pick('solution', [
          `Lead with ${offer} when you talk to ${first}: ${shared}`,
          `For ${who}, start from ${offer}; ${shared}`,
          `Pitch ${who} ${offer}. The reason is simple: ${shared}`,
          `${capital(offer)} should come first with ${first}, since ${shared}`,
          `With ${who} the natural start is ${offer}, because ${shared}`,
        ])
      : pick('solution-plain', [
          `Offer ${who} ${offer} for ${need.short}`,
          `Put ${offer} next to ${need.short} and let ${first} judge`,
          `${capital(offer)} could help ${first} with ${need.short}; put it as a question`,
          `Start small with ${who}: ${offer} for ${need.short}`,
        ]);
  const fact =
    need &&
    (shared === undefined
      ? pick('solution-basis', [need.basis, `It rests on this: ${need.basis}`])
      : pick('solution-fact', [
          `It could help with ${need.short}: ${need.basis}`,
          `Tie it to a fact: ${need.basis}`,
          `The occasion is there: ${need.basis}`,
        ]));
  const evidence = [
    `Your description: ${quote(own.offerings.length > 0 ? own.offerings.join(', ') : (own.help ?? own.inOwnWords ?? ''))}`,
  ];
  if (overlap !== undefined) evidence.push(`Shared: ${quote(overlap.theirs)}`);
  if (need !== undefined) evidence.push(need.evidence);
  return { value: compose(opening, fact, support(dossier, offer, company ?? first)), evidence };
}

/** A promise of the user's own, or the next thing to sell. */
function support({ own, pick }: Dossier, offer: string, whom: string): string | undefined {
  const claim = own.claims.length === 0 ? undefined : pick('claim', own.claims);
  const second = own.offerings.find((thing) => !offer.includes(thing));
  const options: string[] = [];
  if (claim !== undefined) {
    options.push(
      `Your proof in one line: ${quoteAtEnd(claim)}`,
      `Back it with your own words: ${quoteAtEnd(claim)}`,
      `Say what you say elsewhere, ${quote(claim)}, and offer to show how`,
    );
  }
  if (second !== undefined) {
    const thing = own.foreign ? quote(second) : second;
    options.push(`Keep ${thing} for the second conversation`, `If that lands, ${thing} can follow at ${whom}`);
  }
  return options.length === 0 ? undefined : pick('solution-extra', options);
}
