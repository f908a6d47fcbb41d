import { yourOffer } from '../../own-company/offer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { quote } from '../../wording/quoting.ts';
import type { Overlap } from './common-ground.ts';

/**
 * The sentence that ties a text to the user's own business: with what the facts and the user's description share,
 * or, where they share nothing, plainly saying what would have to be found out.
 */
export function writeRelevanceSentence(dossier: Dossier, slot: string): string {
  const { first, company = 'the company', pick, own, ground, title } = dossier;
  const offer = yourOffer(dossier, slot);
  const overlap = ground.overlaps.length === 0 ? undefined : pick(`${slot}-which`, ground.overlaps.slice(0, 3));
  const whom = pick(`${slot}-audience`, own.audiences.length > 0 ? own.audiences : ['']);
  const role =
    title === undefined ? first : pick(`${slot}-role`, [first, `${first}, ${title},`, `${first} as ${title}`]);
  if (overlap !== undefined) {
    const shared = describeOverlap(dossier, overlap);
    return pick(slot, [
      `For you and ${first} the link is that ${shared}`,
      `With ${first} you would be on known ground: ${shared}`,
      `Where ${offer} could come in with ${first}: ${shared}`,
      `Worth knowing before you bring up ${offer} with ${first}: ${shared}`,
      `The bridge from ${first} to ${offer} is that ${shared}`,
    ]);
  }
  const options = [
    `Ask ${first} where ${offer} would help first; nothing public answers that`,
    `How ${offer} would fit is a question for ${role}`.replace(/,$/, ''),
    `Nothing here speaks of ${offer} directly, so let ${first} tell you where it would fit`,
    `Before you bring up ${offer}, let ${first} say how ${company} handles this today`,
  ];
  if (whom !== '' && !own.foreign)
    options.push(`You write that you serve ${whom}; ask ${first} whether ${company} sees itself among them`);
  return pick(slot, options);
}

/** 'you name logistics firms as customers and Acme's industry is Freight': a clause that fits after a colon or 'is'. */
export function describeOverlap({ company = 'the company', first, own, facts }: Dossier, overlap: Overlap): string {
  const audience = own.audiences.find((one) => one.includes(overlap.ownWord));
  const yours =
    overlap.asBuyer && audience !== undefined
      ? own.foreign
        ? `you sell to ${quote(audience)}`
        : `you sell to ${audience}`
      : `your description speaks of ${quote(overlap.ownWord)}`;
  switch (overlap.where) {
    case 'industry':
      return `${yours}, and ${company} is in ${facts?.industry}`;
    case 'specialities':
      return `${yours}, and ${company} counts ${quote(overlap.theirs)} among its specialities`;
    case 'customers':
      return `${yours}, and ${company} sells to ${quote(overlap.theirs)}`;
    case 'openRole':
      return `${yours}, and ${company} is hiring for ${quote(overlap.theirs)}`;
    case 'description':
      return `${yours}, and ${quote(overlap.theirs)} stands in ${company}'s own description`;
    case 'post':
      return `${yours}, and ${first} wrote ${quote(overlap.theirs)}`;
    case 'skills':
      return `${yours}, and ${first} lists ${quote(overlap.theirs)} among the skills on the profile`;
  }
}
