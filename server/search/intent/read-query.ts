import { elementAt } from '../../../shared/element-at.ts';
import type { BilstmTagger } from '../../text-classifier/bilstm-tagger.ts';
import { findBestReading } from './best-reading.ts';
import { readCandidates } from './candidates/all-candidates.ts';
import type { Candidate } from './candidates/candidate.ts';
import { isPersonNameAlone } from './candidates/person-names.ts';
import type { QueryText } from './query-text.ts';
import { readAlternatives } from './tagger/tagged-alternatives.ts';
import { readAlternativeAs, readTaggedParts } from './tagger/tagged-parts.ts';
import { tagWords } from './tagger/word-tagger.ts';
import type { WordTags } from './tagger/word-tags.ts';

/** How a query is divided, and what the tagger says of its words. */
export interface QueryReading {
  reading: Candidate[];
  /** None where the rules alone have read it. */
  tags?: WordTags;
}

/** Writings of which the tagger has seen hardly a query. */
const UNTRAINED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Greek}\p{sc=Cyrillic}]/u;

/** Nobody asks for people in so many words and marks: what is longer was pasted, and reading it has to stay quick. */
const MOST_TOKENS = 150;

/**
 * Reads a query twice: by what the vocabularies and rules make of it, then once more with what a tagger, which is told that
 * first reading, has learned from annotated queries.
 * @param by another tagger than the product's own, for measuring
 */
export function readQuery(text: QueryText, by?: BilstmTagger): QueryReading {
  const candidates = readCandidates(text);
  const byRules = findBestReading(text, candidates);
  const isForRules = text.length > MOST_TOKENS || text.tokens.some(({ raw }) => UNTRAINED.test(raw));
  // Around a name that stands alone is nothing that would tell a tagger more.
  if (isForRules || isPersonNameAlone(text)) return { reading: byRules };
  const tags = tagWords(text, byRules, by);
  for (const part of readTaggedParts(text, tags)) candidates[part.from]?.push(part);
  const alternatives = readAlternatives(text, tags);
  for (const [from, alternative] of alternatives)
    candidates[from]?.push(...readAlternativeAs(text, alternative, elementAt(candidates, from)));
  return { reading: findBestReading(text, candidates, tags, alternatives), tags };
}
