import path from 'node:path';
import { SortedTable } from '../sorted-table.ts';

const clusters = new SortedTable(path.join(import.meta.dirname, 'word-clusters.txt'));

/** Clusters of a word among many small ones and among few large ones, by their numbers. */
export interface WordCluster {
  fine: string;
  coarse: string;
}

/**
 * Looks up which words an English word is used like.
 * @param word in lower case, without accents; a plural is found by its singular too
 * @returns undefined for rare words and those of other languages
 */
export function findWordCluster(word: string): WordCluster | undefined {
  const found = clusters.find(word) ?? (word.endsWith('s') ? clusters.find(word.slice(0, -1)) : undefined);
  if (found === undefined) return undefined;
  const [fine = '', coarse = ''] = found.split(' ');
  return { fine, coarse };
}
