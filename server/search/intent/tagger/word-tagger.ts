import path from 'node:path';
import { LinearClassifier, logProbabilities } from '../../../text-classifier/linear-classifier.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { QueryText } from '../query-text.ts';
import { ruleTags } from './rule-tags.ts';
import { wordFeatures } from './word-features.ts';
import { WORD_TAGS, WordTags } from './word-tags.ts';

export interface TaggerModels {
  tags: LinearClassifier;
  scopes: LinearClassifier;
}

const models: TaggerModels = {
  tags: new LinearClassifier(path.join(import.meta.dirname, 'word-tags.bin')),
  scopes: new LinearClassifier(path.join(import.meta.dirname, 'word-scopes.bin')),
};

/** However sure the tagger is, something else is so likely. */
const DOUBT = 0.01;

/** Tags every word of a query. @param reading that of the rules, which the tagger is told of */
export function tagWords(text: QueryText, reading: readonly Candidate[], by: TaggerModels = models): WordTags {
  const features = wordFeatures(text, ruleTags(text, reading));
  return new WordTags(
    text,
    features.map((names) => logProbabilities(by.tags.score(names)).map(withDoubt)),
    (at) => logProbabilities(by.scopes.score(features[at] ?? [])),
  );
}

const withDoubt = (logarithm: number) => Math.log((1 - DOUBT) * Math.exp(logarithm) + DOUBT / WORD_TAGS.length);
