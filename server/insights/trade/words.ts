import { RecentMap } from '../../platform/recent-map.ts';
import { BEYOND_PLAIN } from '../wording/plain-letters.ts';
import { STOP_WORDS } from '../wording/stop-words.ts';

/** A word of a text, ready to be compared. */
export interface Word {
  /** Small letters without accents. */
  text: string;
  /** By which it is compared. */
  stem: string;
  /** Where it begins and ends in the text, in characters. */
  at: number;
  end: number;
  /** The places of its first two and its first three letters, by which tables of phrases tell that none begins with the word. */
  place2: number;
  place3: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const MARKS = /\p{M}+/gu;

/** Twice as many texts as one profile has. */
const KEPT_TEXTS = 128;
const kept = new RecentMap<readonly Word[]>(KEPT_TEXTS);

/** The words of a text in order; marks, hyphens and apostrophes part them. The last texts are kept: several tables look at each. */
export function wordsOf(text: string): readonly Word[] {
  // One text is mostly looked at by several tables in a row.
  if (text === last.text) return last.words;
  let words = kept.get(text);
  if (words === undefined) {
    words = readWords(text);
    kept.set(text, words);
  }
  last = { text, words };
  return words;
}

let last: { text: string; words: readonly Word[] } = { text: '', words: [] };

/** The same, kept nowhere: for what is looked at once. */
export function readWords(text: string): readonly Word[] {
  if (!BEYOND_PLAIN.test(text)) return plainWordsOf(text);
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) =>
    toWord(foldWord(written), index, index + written.length),
  );
}

/** The words of a text of plain letters, as most are. */
function plainWordsOf(text: string): Word[] {
  const folded = text.toLowerCase();
  const words: Word[] = [];
  let start = 0;
  for (let at = 0; at <= folded.length; at++) {
    if (at < folded.length && isPlain(folded.charCodeAt(at))) continue;
    if (at > start) words.push(toWord(folded.slice(start, at), start, at));
    start = at + 1;
  }
  return words;
}

/** Of small letters and digits. */
const isPlain = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function toWord(text: string, at: number, end: number): Word {
  return { text, stem: stemWord(text), at, end, place2: placeOf(text, 2), place3: placeOf(text, 3) };
}

/** Shorter words are little ones. */
const LEAST_LETTERS = 4;

/** The stems of a text's longer words, which can tell what it is about. */
export function longStemsOf(text: string): Set<string> {
  return new Set(readWords(text).flatMap(({ stem }) => (stem.length >= LEAST_LETTERS ? [stem] : [])));
}

/** So many places of first letters there are. */
export const PLACES = 1 << 15;

/**
 * @param word small letters
 * @param letters of the word that count: two or three
 * @returns a number below `PLACES`: words that begin with the same letters have the same, and a few others have it too
 */
export function placeOf(word: string, letters: number): number {
  let place = 0;
  for (let at = 0; at < letters && at < word.length; at++) place = (place << 5) | (word.charCodeAt(at) & 31);
  return place;
}

/** 'Kühlkette' as 'kuhlkette'; letters of other scripts keep their vowel signs. */
function foldWord(word: string): string {
  const small = word.toLowerCase();
  return /^[a-z0-9]*$/.test(small) || !/\p{Script=Latin}/u.test(small)
    ? small
    : small.normalize('NFD').replace(MARKS, '').replace(/ß/g, 'ss');
}

/**
 * The stem by which words are compared: plurals and possessives of English, and the plurals of Romance languages that end in s. Light on
 * purpose: 'engineering' and 'engineer' stay two words.
 * @param word folded, as `wordsOf` gives it
 */
export function stemWord(word: string): string {
  // 'Managerin', 'Leiterin': the same job.
  if (word.length > 7 && word.endsWith('erin')) return word.slice(0, -2);
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The small words of all languages, folded as words are. */
export const FOLDED_STOP_WORDS: ReadonlySet<string> = new Set(
  readWords(Object.values(STOP_WORDS).join(' ')).map(({ text }) => text),
);
