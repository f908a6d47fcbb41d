import type { Department } from '../../../../shared/catalogue.ts';
import { MODERN_TITLES } from '../modern-titles.ts';
import { normalizeTitle } from '../normalize-title.ts';
import { ASIAN_DEPARTMENTS, ASIAN_RANKS } from './asian-words.ts';
import { AZERBAIJANI_TO_PERSIAN_DEPARTMENTS, AZERBAIJANI_TO_PERSIAN_RANKS } from './azerbaijani-to-persian-words.ts';
import { BULGARIAN_DEPARTMENTS, BULGARIAN_RANKS } from './bulgarian-words.ts';
import type { DepartmentRows, Strength } from './department-rows.ts';
import { ENGLISH } from './english-departments.ts';
import { FURTHER_DEPARTMENTS } from './further-departments.ts';
import { FURTHER_EUROPEAN_DEPARTMENTS, FURTHER_EUROPEAN_RANKS } from './further-european-words.ts';
import { GERMANIC_AND_OTHERS } from './germanic-departments.ts';
import { HEBREW_DEPARTMENTS, HEBREW_RANKS } from './hebrew-words.ts';
import { INDONESIAN_AND_TURKISH_DEPARTMENTS, INDONESIAN_AND_TURKISH_RANKS } from './indonesian-and-turkish-words.ts';
import { NORDIC_DEPARTMENTS, NORDIC_RANKS } from './nordic-words.ts';
import { RANKS, type Rank } from './ranks.ts';
import { ROMANCE } from './romance-departments.ts';
import { RUSSIAN_DEPARTMENTS, RUSSIAN_RANKS } from './russian-words.ts';
import { SOUTHEAST_ASIAN_DEPARTMENTS, SOUTHEAST_ASIAN_RANKS } from './southeast-asian-words.ts';
import { THAI_DEPARTMENTS, THAI_RANKS } from './thai-words.ts';

export interface DepartmentHit {
  department: Department;
  strength: Strength;
  /** The languages in which the first of several words of one weight is the main one. */
  headFirst: boolean;
}

/** Phrases and what they say, and how many words the longest phrase has that begins with a word. */
export interface PhraseTable<T> {
  phrases: ReadonlyMap<string, T>;
  longest: ReadonlyMap<string, number>;
}

export interface Lexicon {
  ranks: PhraseTable<Rank>;
  departments: PhraseTable<DepartmentHit>;
}

/** Modern titles that are work done for other functions: no stronger than their words. */
const TRANSVERSE =
  /^operations |^business operations |^consultant$|^(?:associate|senior|principal) consultant$|^security manager$/;

const ARABIC = /[\u0600-\u06ff]/;

let lexicon: Lexicon | undefined;

/** All words and phrases of rank and department; read once, when first asked. */
export function readLexicon(): Lexicon {
  lexicon ??= { ranks: rankTable(), departments: departmentTable() };
  return lexicon;
}

function rankTable(): PhraseTable<Rank> {
  const phrases = new Map<string, Rank>();
  for (const [rank, list] of [
    ...RANKS,
    ...RUSSIAN_RANKS,
    ...SOUTHEAST_ASIAN_RANKS,
    ...ASIAN_RANKS,
    ...INDONESIAN_AND_TURKISH_RANKS,
    ...FURTHER_EUROPEAN_RANKS,
    ...NORDIC_RANKS,
    ...HEBREW_RANKS,
    ...THAI_RANKS,
    ...BULGARIAN_RANKS,
    ...AZERBAIJANI_TO_PERSIAN_RANKS,
  ]) {
    for (const phrase of phrasesOf(list)) if (!phrases.has(phrase)) phrases.set(phrase, rank);
  }
  return { phrases, longest: longestByFirstWord(phrases.keys()) };
}

function departmentTable(): PhraseTable<DepartmentHit> {
  const phrases = new Map<string, DepartmentHit>();
  const add = (rows: DepartmentRows, headFirst: boolean) => {
    for (const [department, strength, list] of rows) {
      for (const phrase of phrasesOf(list)) {
        if (!phrases.has(phrase))
          phrases.set(phrase, { department, strength, headFirst: headFirst || ARABIC.test(phrase) });
      }
    }
  };
  add(ENGLISH, false);
  add(ROMANCE, true);
  add(GERMANIC_AND_OTHERS, false);
  add(ASIAN_DEPARTMENTS, false);
  add(FURTHER_DEPARTMENTS, false);
  add(RUSSIAN_DEPARTMENTS, false);
  add(SOUTHEAST_ASIAN_DEPARTMENTS, false);
  add(HEBREW_DEPARTMENTS, true);
  add(THAI_DEPARTMENTS, false);
  add(BULGARIAN_DEPARTMENTS, false);
  for (const [department, list] of MODERN_TITLES) {
    for (const phrase of phrasesOf(list)) {
      if (phrases.has(phrase) || TRANSVERSE.test(phrase)) continue;
      phrases.set(phrase, { department, strength: 4, headFirst: false });
    }
  }
  // Last, as some of their words mean something else in the larger languages.
  add(INDONESIAN_AND_TURKISH_DEPARTMENTS, false);
  add(FURTHER_EUROPEAN_DEPARTMENTS, false);
  add(NORDIC_DEPARTMENTS, false);
  add(AZERBAIJANI_TO_PERSIAN_DEPARTMENTS, false);
  return { phrases, longest: longestByFirstWord(phrases.keys()) };
}

/** 'leiter(in)|head' -> 'leiter', 'leiterin', 'head', normalised. */
function phrasesOf(list: string): string[] {
  return list.split('|').flatMap((entry) => {
    const [before = '', rest] = entry.split('(');
    const [ending = '', after = ''] = rest?.split(')') ?? [];
    const forms = rest === undefined ? [before] : [before + after, before + ending + after];
    return forms.map(normalizeTitle).filter((form) => form !== '');
  });
}

function longestByFirstWord(phrases: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length);
  }
  return longest;
}

/**
 * The longest phrase of the table that stands at a place.
 * @returns how many words it takes and what it says
 */
export function phraseAt<T>(
  table: PhraseTable<T>,
  words: readonly string[],
  at: number,
): { length: number; says: T } | undefined {
  const longest = table.longest.get(words[at] ?? '');
  if (longest === undefined) return undefined;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const says = table.phrases.get(length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' '));
    if (says !== undefined) return { length, says };
  }
  return undefined;
}
