import { oncePer } from '../../platform/once-per.ts';
import { readDescriptionParts } from '../own-company/description-parts/read-description-parts.ts';
import { likeliestKind } from '../own-company/offer-kinds.ts';
import type { OwnProfile } from '../own-company/own-profile.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { placeText } from '../relevance/place-text.ts';
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
  /^\p{Lu}\S* (?:makes?|builds?|offers?|sells?|supplies|supply|produces?|designs?|develops?|provides?) /u;

/** What words of the description name. */
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
    const name = given?.replace(WHO_MAKES, '').replace(ADORNMENT, '').trim();
    const key = name?.toLowerCase() ?? '';
    if (name === undefined || key === '' || (OWN_WORDS.has(source) && isUnfit(own, name))) return;
    const one = found.get(key) ?? { name, sources: [] };
    if (!one.sources.includes(source)) one.sources.push(source);
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
  const { vector } = placeText(own.description);
  if (vector !== undefined) {
    const { kinds, sold } = nearestKnownOffers(
      vector,
      MOST_NEAR,
      (name) => namesElse(name, own.description) || isLeftOut(name),
    );
    for (const name of kinds) add(name, 'kind');
    for (const name of sold) add(name, 'sold');
  }
  return [...found.values()];
}

/** Whom it is sold to; and in another language more than a short name, which may be a sentence. */
function isUnfit(own: OwnTrade, name: string): boolean {
  if (namesOfCustomers(own).has(name.trim().toLowerCase())) return true;
  return own.isForeign && !areEnglishWords(name) && name.trim().split(/\s+/).length > MOST_FOREIGN_WORDS;
}
const MOST_FOREIGN_WORDS = 3;

const namesOfCustomers = oncePer(
  ({ customerNames, customers }: OwnTrade) =>
    new Set([...customerNames, ...[...customers.values()].map(({ said }) => said)].map((one) => one.toLowerCase())),
);

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Whether a name has a figure or a word with a capital that the description has not: 'payroll software for Indian factories'. */
function namesElse(name: string, description: string): boolean {
  const there = description.toLowerCase();
  const proper = name.split(BETWEEN_WORDS).filter((word) => /[\p{Lu}\p{N}]/u.test(word));
  return proper.some((word) => !there.includes(word.toLowerCase()));
}
