import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { nameTitle } from './title-parts.ts';
import { asTitles, worth } from './title-score.ts';

/** A quotation of more words is no title. */
const LONGEST = 6;

/** '"University Recruiter"', '"Senior Backend Engineer"': a whole quotation that ends in the noun of a title is one, whatever stands before. */
export function readQuotedTitle(text: QueryText, from: number): Candidate[] {
  if (!text.isQuoted(from)) return [];
  let to = from;
  while (to < text.length && text.token(to)?.quote === text.token(from)?.quote) to += 1;
  if (to - from < 2 || to - from > LONGEST || !text.isWholeQuotation(from, to) || !text.isPhrase(from, to)) return [];
  const noun = text.meanings(to - 1, to);
  const isNoun = noun?.role !== undefined || noun?.title !== undefined || noun?.level?.joins === 'after';
  if (!isNoun || text.meanings(from, to)?.keyword) return [];
  const first = text.meanings(from, from + 1);
  const level = noun?.level?.seniority ?? (first?.seniority?.length === 1 ? first.seniority[0] : undefined);
  const work = text.meanings(from, to - 1)?.function ?? text.meanings(to - 2, to - 1)?.function;
  const title = nameTitle(writeTitle(text.shown(from, to)), level, work?.department ?? noun?.title?.department);
  // Less than any reading by the vocabulary.
  return [asTitles(from, to, worth(to - from) - 1.5, [title])];
}
