import type { GatheredFacts } from '../providers/profile-facts.ts';
import type { OwnCompany } from './insight-writer.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DATE = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;
/** A clock time is advice ('9:30 to 10:30'), not something the facts could state. */
const CLOCK = /\b\d{1,2}[:.]\d{2}\b(?!\s?%)/g;
const NUMBER = /\d+(?:[.,\s'’]\d{3})*(?:[.,]\d+)?/gu;
const GROUPING = /(?<=\d)[.,\s'’\u00a0\u202f](?=\d{3}(?!\d))/gu;
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|lakhs?|crores?|dozens?|half|third|quarter|double[sd]?|triple[sd]?|percent)\b/gi;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&+-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const STARTS_LARGE = /^\p{Lu}/u;
const STARTS_A_SENTENCE = /(?:^|[.!?…:;]["'”’)]?\s*|\n\s*|["'“‘(]\s*)$/u;
const POSSESSIVE = /['’]s?$/u;
const APART = /[^\p{L}\p{M}\p{N}%]+/gu;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) {
    yield String(value.length);
    for (const item of value) yield* textsIn(item);
  } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* textsIn(item);
}

function writtenOut(text: string): string {
  const date = DATE.exec(text);
  if (date === null) return text;
  return `${text} ${Number(date[3] ?? 1)} ${MONTHS[Number(date[2]) - 1] ?? ''} ${date[1]}`;
}

const flat = (text: string): string => text.normalize('NFC').toLowerCase().replace(APART, ' ');
const plainNumber = (text: string): string =>
  text
    .replace(GROUPING, '')
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '');

interface Ground {
  /** All words of the facts, lower case, parted by single spaces, with one at either end. */
  words: string;
  numbers: ReadonlySet<string>;
}

function layGround(facts: GatheredFacts, ownCompany: OwnCompany): Ground {
  const texts: string[] = [ownCompany.website, ownCompany.description];
  for (const part of Object.values(facts)) for (const text of textsIn(part.value)) texts.push(writtenOut(text));
  const all = texts.join(' \n ');
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
    const word = match[0].replace(POSSESSIVE, '');
    const before = text.slice(Math.max(0, match.index - 4), match.index);
    const ordinary = ORDINARY_WORDS.has(word.toLowerCase());
    const isName = STARTS_LARGE.test(word) && !(ordinary && (STARTS_A_SENTENCE.test(before) || ALWAYS_LARGE.has(word)));
    const joins = match.index === end + 1 && text[end] === ' ';
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

/** Written large everywhere, and no name of anything. */
const ALWAYS_LARGE = new Set(
  'I Hi Hello Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').concat(MONTHS),
);

/**
 * Finds what a text states beyond what is known: names (of people, companies, products, places) and numbers that
 * stand neither in the facts nor in the user's own profile.
 * @param alsoKnown further texts whose names and numbers count as known: a score's own arithmetic
 * @returns the words and numbers without ground, as written; empty when the text is grounded
 */
export function findUngrounded(
  text: string,
  facts: GatheredFacts,
  ownCompany: OwnCompany,
  alsoKnown: readonly string[] = [],
): string[] {
  const ground = layGround(facts, { ...ownCompany, description: [ownCompany.description, ...alsoKnown].join(' \n ') });
  const ungrounded = new Set<string>();
  const timeless = text.replace(CLOCK, ' ');
  for (const [number] of timeless.matchAll(NUMBER)) {
    if (!ground.numbers.has(plainNumber(number))) ungrounded.add(number);
  }
  for (const [word] of timeless.matchAll(NUMBER_WORDS)) {
    if (!ground.words.includes(` ${word.toLowerCase()} `)) ungrounded.add(word);
  }
  for (const name of namesIn(text)) {
    const whole = flat(name.join(' ')).trim();
    if (ground.words.includes(` ${whole} `)) continue;
    const pieces = name.filter((word) => !ground.words.includes(` ${flat(word).trim()} `));
    if (pieces.length > 0) for (const piece of pieces) ungrounded.add(piece);
    else ungrounded.add(name.join(' '));
  }
  return [...ungrounded];
}
