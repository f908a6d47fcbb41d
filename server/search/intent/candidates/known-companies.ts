import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findWordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';
import type { QueryText } from '../query-text.ts';
import { isPersonName } from '../spelling.ts';
import type { Candidate } from './candidate.ts';

/** 'hancock whitney', 'New Relic': names that the table of companies has and that say nothing else. */
export function readKnownCompanies(text: QueryText, from: number): Candidate[] {
  return [...text.companies(from).keys()].flatMap((to): Candidate[] => {
    if (!isKnownCompany(text, from, to)) return [];
    const names = [text.raw(from, to).replace(/['’]s$/, '')];
    return [{ from, to, score: 0.4 + 1.8 * (to - from - 1), meaning: { kind: 'company', names } }];
  });
}

/**
 * Whether words that begin and end there name a company of the table and hardly anything else: one word is a rare one, of several not all
 * are ordinary.
 */
export function isKnownCompany(text: QueryText, from: number, to: number): boolean {
  // Who makes software is a tool sooner; which of both is meant, the tagger tells.
  if (text.companies(from).get(to) !== 'employer' || text.meanings(from, to) !== undefined) return false;
  const isOne = to === from + 1;
  for (let at = from; at < to; at += 1) {
    const word = text.token(at)?.text ?? '';
    const isCommon = text.isSkipped(at) || text.meanings(at, at + 1) !== undefined || isOrdinaryWord(word);
    if (isOne && !isCommon) return !isPersonName(word) && (text.isCapital(at) || findWordCluster(word) === undefined);
    if (!isCommon && text.places(at, at + 1).length === 0) return true;
  }
  return !isOne && text.isCapital(from) && text.isCapital(to - 1);
}
