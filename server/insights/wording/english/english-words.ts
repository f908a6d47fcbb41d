import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findWordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Shorter words are little ones, or abbreviations. */
const LEAST_LETTERS = 4;

/** Whether the longer words of a phrase are all words of English: a phrase is too short for its language to be told. */
export function areEnglishWords(phrase: string): boolean {
  const words = (phrase.toLowerCase().match(WORD) ?? []).filter((word) => word.length >= LEAST_LETTERS);
  return words.length > 0 && words.every((word) => isOrdinaryWord(word) || findWordCluster(word) !== undefined);
}
