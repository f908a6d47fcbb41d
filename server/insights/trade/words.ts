import { LRUCache } from 'lru-cache';
import { BEYOND_PLAIN } from '../wording/plain-letters.ts';

/** A word of a text, ready to be compared. */
export interface Word {
  /** Small letters without accents. */
  text: string;
  /** By which it is compared. */
  stem: string;
  /** As it stands in the text. */
  written: string;
  /** Where it begins, in characters. */
  at: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** The same words in most texts, several times as fast. */
const PLAIN_WORD = /[a-z0-9]+/gi;
const MARKS = /\p{M}+/gu;

/** As many texts as one profile has. */
const KEPT_TEXTS = 64;
const kept = new LRUCache<string, readonly Word[]>({ max: KEPT_TEXTS });

/** The words of a text in order; marks, hyphens and apostrophes part them. The last texts are kept: several tables look at each. */
export function wordsOf(text: string): readonly Word[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const words: Word[] = [];
  const pattern = BEYOND_PLAIN.test(text) ? WORD : PLAIN_WORD;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [written] = match;
    const folded = foldWord(written);
    words.push({ text: folded, stem: stemWord(folded), written, at: match.index });
  }
  kept.set(text, words);
  return words;
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
