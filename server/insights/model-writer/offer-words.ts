import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';

/** Words by which a text gives away that it speaks of what the user sells. */
export interface OfferWords {
  /** Words that only the user's description has: 'rivet'. */
  words: ReadonlySet<string>;
  /** Two words in a row that only it has: 'route planning'. */
  pairs: ReadonlySet<string>;
}

const LEAST_LETTERS = 4;
/** Words of any trade: they give nothing away, alone or in a pair. */
const GENERIC = new Set(
  `company companies firm business businesses customer client people team help helping helped make making makes offer offering
  provide providing small medium sized large mid their them they your yours with from that this these those which into more
  than over under first year month week quarter save saving cut world market industry based service solution product work
  website user sell selling also other such when where what without within across through`.split(/\s+/),
);
/** 'your software': no text about somebody else says so. */
const OFFERED =
  /\b(?:your|our) (?:\p{L}+[ -]){0,2}(?:offers?|offerings?|products?|software|solutions?|services?|platform|tools?|app)\b/iu;
const QUOTED = /"[^"]*"|“[^“”]*”/g;

const stem = (word: string): string => (word.length > LEAST_LETTERS ? word.replace(/s$/, '') : word);
const stemsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
const isTelling = (word: string): boolean =>
  word.length >= LEAST_LETTERS && !GENERIC.has(word) && !GENERIC.has(`${word}s`) && !/^\p{N}/u.test(word);

function* pairsIn(text: string): Generator<[pair: string, first: string, second: string]> {
  const stems = stemsOf(text);
  for (const [at, second] of stems.entries()) {
    const first = stems[at - 1];
    if (first !== undefined) yield [`${first} ${second}`, first, second];
  }
}

/**
 * @param own the user's description, and what is sold as a model put it
 * @param facts all that is known of the prospect: what stands there anybody may say
 */
export function readOfferWords(own: readonly string[], facts: readonly string[]): OfferWords {
  const known = new Set(facts.flatMap(stemsOf));
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const text of own) {
    for (const word of stemsOf(text)) {
      if (isTelling(word) && !known.has(word) && !isOrdinaryWord(word)) words.add(word);
    }
    for (const [pair, first, second] of pairsIn(text)) {
      if (isTelling(first) && isTelling(second) && !(known.has(first) && known.has(second))) pairs.add(pair);
    }
  }
  return { words, pairs };
}

/** @returns 'your software', where a text that is not addressed to anybody says so */
export const findOffered = (text: string): string | undefined => OFFERED.exec(text.replace(QUOTED, '""'))?.[0];

/** @returns the words by which a text speaks of what the user sells; undefined when it does not */
export function findOfferIn(text: string, { words, pairs }: OfferWords): string | undefined {
  for (const [pair] of pairsIn(text)) if (pairs.has(pair)) return pair;
  return stemsOf(text).find((word) => words.has(word));
}
