import type { Insight } from '../insight-writer.ts';
import { citePosition, citePost, citeUpdate, type Dossier } from './dossier.ts';
import { hasOffer, yourOffer } from './offer.ts';
import { article, writeDate, writeWhen } from './phrasing.ts';
import { compose, leadOf, plainLine, quote, quoteAtEnd, shorten, splitSentences } from './quoting.ts';
import { describeOverlap } from './tie.ts';

/** A need that is likely, never known, with the fact it rests on. */
export interface Need {
  /** A whole sentence. */
  text: string;
  /** The need alone, as a noun phrase: 'getting through growth without more hands'. */
  short: string;
  evidence: string;
  /** The words the need was read from, to compare with the user's own. */
  from: string;
}

const TROUBLE =
  /\b(?:problem|challenge|struggl|hard(?:er|est)?|manual(?:ly)?|by hand|delay|late|slow|cost|expensive|shortage|bottleneck|mistake|wrong|lost|lose|waste|wasted|fail|failed|complain|broken|stuck|risk|overtime|spreadsheets?|too many|too long|never|nobody)/i;
const GROWTH =
  /\b(?:open|opens|opened|opening|expand|expansion|new (?:office|plant|site|market|branch|hub|line)|launch|launches|launched|enter|doubles?|scale|grow)/i;
const MONEY = /\b(?:raise|raises|raised|funding|round|series|invest|investment|acqui)/i;
const PROMISE = /\b(?:sign|signed|partner|partners|partnership|contract|customer|award|wins?|won)\b/i;
const NEW_DAYS = 270;

function needFromUpdate(dossier: Dossier, index: number): Need | undefined {
  const { updates, company, voice, now, first } = dossier;
  const update = updates[index];
  if (update === undefined || company === undefined) return undefined;
  const title = shorten(plainLine(update.title), 100);
  const when = writeWhen(update.date, now);
  const kind = GROWTH.test(title) ? 'growth' : MONEY.test(title) ? 'money' : PROMISE.test(title) ? 'promise' : 'change';
  const short = {
    growth: voice('need-growth', [
      'keeping pace with growth',
      'doing more with the same hands',
      'processes that were made for a smaller company',
    ]),
    money: voice('need-money', ['showing results for the money raised', 'turning new money into working processes']),
    promise: voice('need-promise', [
      'keeping what was promised to a new partner or customer',
      'delivering on fresh commitments',
    ]),
    change: voice('need-change', ['a change that has to be absorbed', 'extra work while the change settles']),
  }[kind];
  const text = voice(`need-update-${kind}`, [
    `Likely: ${short}. ${company} announced ${when}: ${quoteAtEnd(title)}`,
    `${company}'s news ${when}, ${quote(title)}, probably means ${short} for ${first}'s side of the house`,
    `${capital(short)} is likely on the list, since ${company} reported ${quote(title)} ${when}`,
  ]);
  return { text, short, evidence: citeUpdate(update), from: `${update.title} ${update.text}` };
}

/** Likely needs, in the order in which the facts support them. */
export function readNeeds(dossier: Dossier): Need[] {
  const { facts, company, voice, posts, first, title, position, daysInJob, now } = dossier;
  const needs: Need[] = [];
  for (const post of posts) {
    const sentence = splitSentences(plainLine(post.text)).find((one) => TROUBLE.test(one) && one.length >= 20);
    if (sentence === undefined) continue;
    const line = shorten(sentence, 130);
    const text = voice('need-post', [
      `${first} wrote ${writeWhen(post.date, now)}: ${quote(line)}; that is likely still a sore point`,
      `Likely on ${first}'s mind, going by the post of ${writeDate(post.date, now)}: ${quoteAtEnd(line)}`,
      `The post of ${writeDate(post.date, now)} hints at friction: ${quoteAtEnd(line)}`,
    ]);
    needs.push({
      text,
      short: `what ${first} described ${writeWhen(post.date, now)}`,
      evidence: citePost({ ...post, lead: line }),
      from: post.text,
    });
    break;
  }
  const role = facts?.openRoles[0];
  if (role !== undefined && company !== undefined) {
    const where = role.location === undefined ? '' : ` in ${role.location}`;
    const short = voice('need-role-short', [
      `work waiting for ${article(role.title)} ${role.title}`,
      `the gap until ${article(role.title)} ${role.title} is found`,
    ]);
    const text = voice('need-role', [
      `${company} is looking for ${article(role.title)} ${role.title}${where}, so hands are probably short there until the post is filled`,
      `Likely: work that waits for a hire. ${company} advertises for ${article(role.title)} ${role.title}${where}`,
      `The opening for ${article(role.title)} ${role.title}${where} suggests more work than people at ${company}`,
    ]);
    needs.push({ text, short, evidence: `Open role: ${role.title}${where}`, from: role.title });
  }
  const fromUpdate = needFromUpdate(dossier, 0);
  if (fromUpdate !== undefined) needs.push(fromUpdate);
  if (position?.start !== undefined && daysInJob !== undefined && daysInJob >= 0 && daysInJob <= NEW_DAYS) {
    const since = writeDate(position.start, now);
    const text = voice('need-new', [
      `New in the job since ${since}, ${first} probably needs something to show for it soon`,
      `In the role since ${since}: early results are likely to matter to ${first}`,
      `With a start in ${since}, ${first} is likely still sorting out what was inherited`,
    ]);
    needs.push({
      text,
      short: 'early results in a new role',
      evidence: citePosition(dossier)[0]!,
      from: position.title,
    });
  }
  const duty = position?.description === undefined ? '' : leadOf(position.description, 120);
  if (duty.length >= 20) {
    const text = voice('need-duty', [
      `The profile says of the present job: ${quote(duty)}; keeping that up is likely part of how ${first} is measured`,
      `${first}'s own account of the job, ${quote(duty)}, suggests where the pressure sits`,
    ]);
    needs.push({
      text,
      short: `what the job asks of ${first}`,
      evidence: `About the job: ${quote(duty)}`,
      from: position?.description ?? '',
    });
  }
  const study = facts?.caseStudies[0];
  if (study !== undefined && company !== undefined) {
    const challenge = leadOf(study.challenge, 120);
    const text = voice('need-study', [
      `Customers bring ${company} problems like that of ${study.client}, ${quote(challenge)}; serving more of them is likely to strain the people in between`,
      `${company} took on ${quote(challenge)} for ${study.client}; doing that again and again probably takes effort on ${first}'s side`,
    ]);
    needs.push({
      text,
      short: `doing for others what was done for ${study.client}`,
      evidence: `Case study ${study.client}: ${quote(challenge)}`,
      from: study.challenge,
    });
  }
  if (needs.length === 0 && title !== undefined && company !== undefined && facts?.industry !== undefined) {
    needs.push({
      text: `Little is public; as ${title} in ${facts.industry}, ${first} likely has to do more at ${company} with what is there`,
      short: 'doing more with what is there',
      evidence: `Position: ${title} at ${company}; industry: ${facts.industry}`,
      from: title,
    });
  }
  return needs;
}

/** Two or three likely needs, one a line, each with the fact it rests on. */
export function writePainPoints(dossier: Dossier): Insight | undefined {
  const needs = readNeeds(dossier).slice(0, 3);
  if (needs.length === 0) return undefined;
  const offer = yourOffer(dossier);
  const [overlap] = dossier.ground.overlaps;
  const closing = dossier.voice('needs-close', [
    `None of this is known, so ask before you offer ${offer}`,
    `Test one of these with a question before ${offer} comes up`,
    `Guesses to check with ${dossier.first}, not facts; ${offer} only if one of them holds`,
    overlap === undefined
      ? `Ask ${dossier.first} which of them hurts, then speak of ${offer}`
      : `Closest to you: ${describeOverlap(dossier, overlap)}`,
  ]);
  return { value: compose(...needs.map((need) => need.text), closing), evidence: needs.map((need) => need.evidence) };
}

/** What of the user's own fits this prospect. Absent when the user described nothing to offer. */
export function writeSolutions(dossier: Dossier): Insight | undefined {
  const { own, voice, first, company, title, ground } = dossier;
  if (!hasOffer(own)) return undefined;
  const needs = readNeeds(dossier);
  const need = needs.length === 0 ? undefined : voice('solution-need', needs.slice(0, 3));
  const [overlap] = ground.overlaps;
  if (need === undefined && overlap === undefined) return undefined;
  const offer = yourOffer(dossier);
  const who = title === undefined ? first : `${first} (${title})`;
  const ground1 = overlap === undefined ? undefined : describeOverlap(dossier, overlap);
  const opening =
    ground1 !== undefined
      ? voice('solution', [
          `Lead with ${offer}: ${ground1}`,
          `For ${who}, start from ${offer}; ${ground1}`,
          `Pitch ${offer}. The reason is simple: ${ground1}`,
          `${capital(offer)} should be the first thing ${first} hears about, as ${ground1}`,
        ])
      : voice('solution-plain', [
          `Offer ${who} ${offer} as an answer to ${need!.short}`,
          `Put ${offer} next to ${need!.short} and let ${first} judge`,
          `${capital(offer)} could help ${first} with ${need!.short}; say it as a question`,
          `Start small with ${who}: ${offer} for ${need!.short}`,
        ]);
  const fact =
    need &&
    voice('solution-fact', [
      `What it could answer: ${lowerLead(need.text)}`,
      `Tie it to this: ${lowerLead(need.text)}`,
      need.text,
    ]);
  const second = own.offerings.find((thing) => !offer.includes(thing));
  const claim = own.claims.length === 0 ? undefined : voice('claim', own.claims);
  const extra: string[] = [];
  if (claim !== undefined)
    extra.push(
      `Your proof in one line: ${quoteAtEnd(claim)}`,
      `Back it with your own figure or promise: ${quoteAtEnd(claim)}`,
      `Say what you say elsewhere, ${quote(claim)}, and offer to show how`,
    );
  if (second !== undefined) {
    const thing = own.foreign ? quote(second) : second;
    extra.push(
      `Keep ${thing} for the second conversation`,
      `If that lands, ${thing} is the next thing to bring up with ${company ?? first}`,
    );
  }
  const evidence = [
    own.foreign || own.offerings.length === 0
      ? `Your description: ${quote(own.inOwnWords ?? own.help ?? offer)}`
      : `Your description: ${quote(own.offerings.join(', '))}`,
  ];
  if (overlap !== undefined) evidence.push(`Shared: ${quote(overlap.theirs)}`);
  if (need !== undefined) evidence.push(need.evidence);
  return { value: compose(opening, fact, extra.length > 0 && voice('solution-extra', extra)), evidence };
}

function lowerLead(text: string): string {
  return text.startsWith('The ') ? `t${text.slice(1)}` : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
