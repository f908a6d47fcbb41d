import { elementAt } from '../../../../shared/element-at.ts';
import { namesIn } from './names-in-text.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** A clock time is advice ('9:30 to 10:30', '10 am'), not something the facts could state. */
const CLOCK = /\b\d{1,2}[:.]\d{2}\b(?!\s?%)(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi;
const NUMBER = /\d+(?:[.,\s'’]\d{3})*(?:[.,]\d+)?/gu;
const GROUPING = /(?<=\d)[.,\s'’\u00a0\u202f](?=\d{3}(?!\d))/gu;
const NUMBER_WORDS =
  /(?<![\p{L}\p{M}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|lakhs?|crores?|dozens?|double[sd]?|doubling|triple[sd]?|percent|halved?|(?:half|thirds?|quarters?)(?= (?:of|the|a|its|their)(?!\p{L}))|(?<=\bby (?:an? )?)(?:half|third|quarter))(?![\p{L}\p{M}\p{N}])/giu;
const APART = /[^\p{L}\p{M}\p{N}%]+/gu;

/** What a text may state: all words and numbers of the texts it was written from. */
export interface FactIndex {
  /** Lower case, parted by single spaces, with one at either end. */
  words: string;
  numbers: ReadonlySet<string>;
}

const flat = (text: string): string => text.normalize('NFC').toLowerCase().replace(APART, ' ');
const plainNumber = (text: string): string =>
  text
    .replace(GROUPING, '')
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '');

/** Lays the ground for `findUngroundedIn`, once for all texts that stand on it. */
export function indexFacts(texts: Iterable<string>): FactIndex {
  const all = [...texts].join(' \n ');
  const numbers = new Set<string>();
  for (const number of all.match(NUMBER) ?? []) {
    numbers.add(plainNumber(number));
    for (const piece of number.match(/\d+/g) ?? []) numbers.add(plainNumber(piece));
  }
  return { words: ` ${flat(all)} `, numbers };
}

/** Whether a name is made of pieces that stand in the ground: 'Procurement' and 'Priya Nair', but not 'Malabar' and 'Freight'. */
function isMadeOfKnown(name: readonly string[], ground: FactIndex): boolean {
  for (let at = 0; at < name.length; ) {
    let end = name.length;
    while (end > at && !ground.words.includes(` ${flat(name.slice(at, end).join(' ')).trim()} `)) end -= 1;
    if (end === at) return false;
    if (end === at + 1 && name.length > 1 && !isOrdinaryWord(elementAt(name, at).toLowerCase())) return false;
    at = end;
  }
  return true;
}

/**
 * Finds what a text states beyond its ground: names (of people, companies, products, places) and numbers.
 * @returns the words and numbers without ground, as written; empty when the text is grounded
 */
export function findUngroundedIn(text: string, ground: FactIndex): string[] {
  const ungrounded = new Set<string>();
  const timeless = text.replace(CLOCK, ' ');
  for (const [number] of timeless.matchAll(NUMBER)) {
    if (!ground.numbers.has(plainNumber(number))) ungrounded.add(number);
  }
  for (const [word] of timeless.matchAll(NUMBER_WORDS)) {
    if (!ground.words.includes(` ${word.toLowerCase()} `)) ungrounded.add(word);
  }
  for (const name of namesIn(timeless)) {
    if (isMadeOfKnown(name, ground)) continue;
    const pieces = name.filter((word) => !ground.words.includes(` ${flat(word).trim()} `));
    if (pieces.length > 0) for (const piece of pieces) ungrounded.add(piece);
    else ungrounded.add(name.join(' '));
  }
  return [...ungrounded];
}
