import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findWordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';

const WORD = /[a-z]+/g;
/** Shorter words are little ones, and those of other languages are little, too. */
const LEAST_LETTERS = 4;
const LITTLE = new Set('a an the of and or for in on to at by with all as is up it pos erp crm hr'.split(' '));

/** Whether the words of a phrase are all words of English: a phrase is too short for its language to be told. */
export function areEnglishWords(phrase: string): boolean {
  const small = phrase.toLowerCase();
  if (!/^[\x20-\x7e]*$/.test(small)) return false;
  const words = small.match(WORD) ?? [];
  const isEnglish = (word: string) =>
    word.length < LEAST_LETTERS ? LITTLE.has(word) : isOrdinaryWord(word) || findWordCluster(word) !== undefined;
  return words.some((word) => word.length >= LEAST_LETTERS) && words.every(isEnglish);
}
