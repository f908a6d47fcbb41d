import path from 'node:path';
import { BilstmTagger } from '../../../text-classifier/bilstm-tagger.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { QueryText } from '../query-text.ts';
import { ruleTags } from './rule-tags.ts';
import { wordFeatures } from './word-features.ts';
import { WordTags } from './word-tags.ts';

const tagger = new BilstmTagger(path.join(import.meta.dirname, 'word-tags.bin'));

/**
 * Tags every word of a query: in time that grows with the words, which readQuery bounds.
 * @param reading that of the rules, which the tagger is told of
 * @param by another tagger than the product's own, for measuring
 */
export function tagWords(text: QueryText, reading: readonly Candidate[], by = tagger): WordTags {
  return new WordTags(text, by.likelihoods(wordFeatures(text, ruleTags(text, reading))));
}
