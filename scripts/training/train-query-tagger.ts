import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBestReading } from '../../server/search/intent/best-reading.ts';
import { readCandidates } from '../../server/search/intent/candidates/all-candidates.ts';
import { QueryText } from '../../server/search/intent/query-text.ts';
import { ruleTags } from '../../server/search/intent/tagger/rule-tags.ts';
import { wordFeatures } from '../../server/search/intent/tagger/word-features.ts';
import { SCOPES, WORD_TAGS } from '../../server/search/intent/tagger/word-tags.ts';
import { type AnnotatedQuery, alignParts, readAnnotatedQueries } from './annotated-query.ts';
import { type Example, trainClassifier } from './train-classifier.ts';
import { writeClassifier } from './write-classifier.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../server/search/intent/tagger');

/** What fewer words have says nothing of others. */
const FEWEST = 3;

/** Learns what the words of queries are, and whether what they name is wanted, left out or past. */
export function trainQueryTagger(): void {
  const { tags, scopes } = learnQueryTagger(readAnnotatedQueries());
  writeFileSync(path.join(FOLDER, 'word-tags.bin'), tags);
  writeFileSync(path.join(FOLDER, 'word-scopes.bin'), scopes);
}

/** @returns the files of the two classifiers */
export function learnQueryTagger(queries: readonly AnnotatedQuery[]): { tags: Buffer; scopes: Buffer } {
  const tags: Example[] = [];
  const scopes: Example[] = [];
  for (const query of queries) {
    const text = new QueryText(query.text);
    const parts = alignParts(query, text);
    const features = wordFeatures(text, ruleTags(text, findBestReading(text, readCandidates(text))));
    for (const [at, names] of features.entries()) {
      const { part, isFirst } = parts[at] ?? {};
      tags.push({ features: names, classes: [WORD_TAGS.indexOf(part ? `${isFirst ? 'B' : 'I'}-${part.kind}` : 'O')] });
      if (part) scopes.push({ features: names, classes: [SCOPES.indexOf(part.scope)] });
    }
  }
  return {
    tags: writeClassifier(WORD_TAGS, trainClassifier(tags, WORD_TAGS.length, { right: 'one', fewest: FEWEST })),
    scopes: writeClassifier(SCOPES, trainClassifier(scopes, SCOPES.length, { right: 'one', fewest: FEWEST })),
  };
}
