import type { TitleWanted } from '../../../providers/people-search.ts';
import type { Candidate } from './candidate.ts';

/** What a title made of that many known words is worth; one that a list has is worth a little more. */
export const worth = (words: number): number => 2.2 + 2 * words;

/** The words from `from` to `to` read as titles. */
export function asTitles(from: number, to: number, score: number, titles: readonly TitleWanted[]): Candidate {
  return { from, to, score, meaning: { kind: 'title', titles } };
}
