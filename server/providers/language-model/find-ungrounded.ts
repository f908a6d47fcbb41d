import { isOrdinaryWord } from './ordinary-words.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** A clock time is advice ('9:30 to 10:30', '10 am'), not something the facts could state. */
const CLOCK = /\b\d{1,2}[:.]\d{2}\b(?!\s?%)(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi;
const NUMBER = /\d+(?:[.,\s'’]\d{3})*(?:[.,]\d+)?/gu;
const GROUPING = /(?<=\d)[.,\s'’\u00a0\u202f](?=\d{3}(?!\d))/gu;
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|lakhs?|crores?|dozens?|double[sd]?|doubling|triple[sd]?|percent|halved?|(?:half|thirds?|quarters?)(?= (?:of|the|a|its|their)\b)|(?<=\bby (?:an? )?)(?:half|third|quarter))\b/gi;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&+-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const STARTS_LARGE = /^\p{Lu}/u;
/** Letters of scripts that have no large ones: any word in them may be a name. */
const CASELESS = /^\p{Lo}/u;
const STARTS_A_SENTENCE = /(?:^|[.!?…:;]["'”’)]?\s*|\n\s*|["'“‘(]\s*)$/u;
const POSSESSIVE = /['’]s?$/u;
/** 'Kochi-based': the name ends at the hyphen. */
const LOWER_TAIL = /-\p{Ll}.*$/u;
const APART = /[^\p{L}\p{M}\p{N}%]+/gu;

/** Written large everywhere, and no name of anything. */
const ALWAYS_LARGE = new Set(
  'I Hi Hello Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').concat(MONTHS),
);
/** Short forms of trade and of the calendar that name nobody. */
const SHORT_FORMS = new Set(
  'AI AM API APIs B2B B2C CEO CFO CMO COO CRM CTO CXO ERP ETA FAQ HR ICP IT KPI KPIs ML PM PO POs PR QA R&D RFP RFPs RFQ ROI SaaS SKU SKUs SLA SLAs SME SMEs SMB SMBs TCO UI UX VP English LinkedIn Feb Apr Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thurs Fri'.split(
    ' ',
  ),
);

/** What a text may state: all words and numbers of the texts it was written from. */
export interface Ground {
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
export function layGround(texts: Iterable<string>): Ground {
  const all = [...texts].join(' \n ');
  const numbers = new Set<string>();
  for (const number of all.match(NUMBER) ?? []) {
    numbers.add(plainNumber(number));
    for (const piece of number.match(/\d+/g) ?? []) numbers.add(plainNumber(piece));
  }
  return { words: ` ${flat(all)} `, numbers };
}

/** Capitalised words that belong together: names of people, companies, places, products. */
function* namesIn(text: string): Generator<string[]> {
  let name: string[] = [];
  let end = -1;
  for (const match of text.matchAll(WORD)) {
    const whole = match[0].replace(POSSESSIVE, '');
    const word = whole.replace(LOWER_TAIL, '');
    const before = text.slice(Math.max(0, match.index - 4), match.index);
    const joins = name.length > 0 && match.index === end + 1 && text[end] === ' ';
    const isName = (STARTS_LARGE.test(word) && !isNoName(word, before)) || CASELESS.test(word);
    if (name.length > 0 && !(isName && joins)) {
      yield name;
      name = [];
    }
    if (isName) name.push(word);
    end = match.index + match[0].length;
    if (word.length !== match[0].length && name.length > 0) {
      yield name;
      name = [];
    }
  }
  if (name.length > 0) yield name;
}

function isNoName(word: string, before: string): boolean {
  if (SHORT_FORMS.has(word)) return true;
  const isLargeAnyway = ALWAYS_LARGE.has(word) || ALWAYS_LARGE.has(word.replace(/days$/, 'day'));
  return isOrdinaryWord(word.toLowerCase()) && (STARTS_A_SENTENCE.test(before) || isLargeAnyway);
}

/** Whether a name is made of pieces that stand in the ground: 'Procurement' and 'Priya Nair', but not 'Malabar' and 'Freight'. */
function isMadeOfKnown(name: readonly string[], ground: Ground): boolean {
  for (let at = 0; at < name.length; ) {
    let end = name.length;
    while (end > at && !ground.words.includes(` ${flat(name.slice(at, end).join(' ')).trim()} `)) end -= 1;
    if (end === at) return false;
    if (end === at + 1 && name.length > 1 && !isOrdinaryWord(name[at]!.toLowerCase())) return false;
    at = end;
  }
  return true;
}

/**
 * Finds what a text states beyond its ground: names (of people, companies, products, places) and numbers.
 * @returns the words and numbers without ground, as written; empty when the text is grounded
 */
export function findUngroundedIn(text: string, ground: Ground): string[] {
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
