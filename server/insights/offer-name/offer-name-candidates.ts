import { oncePer } from '../../platform/once-per.ts';
import { readDescriptionParts } from '../own-company/description-parts/read-description-parts.ts';
import { likeliestKind } from '../own-company/offer-kinds.ts';
import type { OwnProfile } from '../own-company/own-profile.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { offerVectorsOf } from '../relevance/offer-vectors.ts';
import { areEnglishWords } from '../wording/english/english-words.ts';
import { plainLine } from '../wording/quoting.ts';
import { nearestKnownOffers } from './known-offers.ts';

/** Where a name for the main offer comes from. */
export type OfferNameSource =
  /** What tables call offers of the kind that this one is most likely of. */
  | 'label'
  /** The words of the description in which a table found that kind. */
  | 'said'
  /** The phrase of the description that holds these words. */
  | 'whole'
  /** What the description says first is sold, by rules. */
  | 'first'
  /** What it names first that is sold, by what was learned. */
  | 'marked'
  /** A kind of the tables near to the whole description. */
  | 'kind'
  /** What other companies of the kind sell. */
  | 'sold';

/** Sources that are words of the description. */
export const OWN_WORDS: ReadonlySet<OfferNameSource> = new Set(['said', 'whole', 'first', 'marked']);

/** A name that may fit what the user mainly sells: 'route planning software'. */
export interface OfferNameCandidate {
  name: string;
  sources: readonly OfferNameSource[];
}

const MOST_NEAR = 3;

/** What says nothing of the thing. */
const ADORNMENT = /^(?:family-run|family-owned|leading|modern|innovative) /i;
/** 'FridgeTrail makes temperature loggers': the thing alone is a name. */
const WHO_MAKES =
  /^\p{Lu}\S* (?:makes|builds|offers|sells|supplies|produces|designs|develops|provides) (?!for |and |of |software|services)/u;
/** Longer ones are no names. */
const MOST_WORDS = 8;
const MOST_CHARS = 70;

/** What stretches of the user's description name: customers, people, what is sold, each with its place. */
export const markedParts = oncePer(({ description }: OwnTrade) => readDescriptionParts(description));

/**
 * Names that may fit what the user mainly sells, each once.
 * @param isLeftOut names that are no candidates: while learning, what the description itself is known to sell
 */
export function listOfferNames(
  own: OwnTrade,
  { offerings }: OwnProfile,
  isLeftOut: (name: string) => boolean = () => false,
): OfferNameCandidate[] {
  const found = new Map<string, { name: string; sources: OfferNameSource[] }>();
  const add = (given: string | undefined, source: OfferNameSource): void => {
    const name = (OWN_WORDS.has(source) ? given?.replace(WHO_MAKES, '').replace(ADORNMENT, '') : given)?.trim();
    const key = name?.toLowerCase() ?? '';
    if (name === undefined || key === '' || (OWN_WORDS.has(source) && isUnfit(own, name))) return;
    const one = found.get(key) ?? { name, sources: [] };
    if (!one.sources.includes(source)) one.sources.push(source);
    // 'Contract review software' begins the user's description; tables write it as it stands inside a sentence.
    if (!OWN_WORDS.has(source)) one.name = name;
    found.set(key, one);
  };
  const main = likeliestKind(own.capabilities);
  if (main !== undefined) {
    const said = main.said.toLowerCase();
    add(main.capability.label, 'label');
    add(main.said, 'said');
    if (said !== '')
      add(
        offerings.find((one) => one.toLowerCase().includes(said)),
        'whole',
      );
  }
  add(offerings[0], 'first');
  const marked = markedParts(own).find(({ part }) => part === 'offer');
  if (marked !== undefined) add(plainLine(own.description.slice(marked.from, marked.to)), 'marked');
  const vector = offerVectorsOf(own).ofDescription;
  if (vector !== undefined) {
    const words = new Set(own.description.toLowerCase().split(BETWEEN_WORDS));
    const { kinds, sold } = nearestKnownOffers(vector, MOST_NEAR, (name) => saysElse(name, words) || isLeftOut(name));
    for (const name of kinds) add(name, 'kind');
    for (const name of sold) add(name, 'sold');
  }
  return [...found.values()];
}

/** Whom it is sold to, or too long for a name; in another language a few words may be a sentence. */
function isUnfit(own: OwnTrade, name: string): boolean {
  const words = name.split(/\s+/).length;
  if (words > MOST_WORDS || name.length > MOST_CHARS || namesOfCustomers(own).has(name.toLowerCase())) return true;
  // Where it is sure what such offers are called in English, no word of another language is.
  const most = likeliestKind(own.capabilities)?.isSure === true ? 0 : MOST_FOREIGN_WORDS;
  return own.isForeign && !areEnglishWords(name) && words > most;
}
const MOST_FOREIGN_WORDS = 3;

const namesOfCustomers = oncePer(
  ({ customerNames, customers }: OwnTrade) =>
    new Set([...customerNames, ...[...customers.values()].map(({ said }) => said)].map((one) => one.toLowerCase())),
);

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Whether a name has a figure or a word with a capital that the description has not: 'payroll software for Indian factories'. */
function saysElse(name: string, words: ReadonlySet<string>): boolean {
  const proper = name.split(BETWEEN_WORDS).filter((word) => /[\p{Lu}\p{N}]/u.test(word));
  return proper
    .map((word) => word.toLowerCase())
    .some((word) => !words.has(word) && !words.has(word.replace(/s$/, '')));
}
