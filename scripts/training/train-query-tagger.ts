import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBestReading } from '../../server/search/intent/best-reading.ts';
import { readCandidates } from '../../server/search/intent/candidates/all-candidates.ts';
import { QueryText } from '../../server/search/intent/query-text.ts';
import { ruleTags } from '../../server/search/intent/tagger/rule-tags.ts';
import { wordFeatures } from '../../server/search/intent/tagger/word-features.ts';
import { tagsOfWords, WORD_TAGS } from '../../server/search/intent/tagger/word-tags.ts';
import { type AnnotatedQuery, alignParts, readAnnotatedQueries } from './annotated-query.ts';
import { SOME_COMPANY_NAMES } from './known-companies.ts';
import { trainSequenceTagger } from './train-sequence-tagger.ts';
import { writeClassifier } from './write-classifier.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/search/intent/tagger/word-tags.bin');

/** By queries that were left out of the learning: rarer features say nothing, and more rounds learn by heart. */
const FEWEST = 3;
const EPOCHS = 6;

/** Learns what the words of queries are, and whether what they name is wanted, left out or past. */
export function trainQueryTagger(): void {
  writeFileSync(FILE, learnQueryTagger(readAnnotatedQueries()));
}

/** @returns the file of the tagger */
export function learnQueryTagger(queries: readonly AnnotatedQuery[]): Buffer {
  const examples = queries.map((query) => {
    const text = new QueryText(query.text, SOME_COMPANY_NAMES);
    const byRules = ruleTags(text, findBestReading(text, readCandidates(text)));
    const tags = tagsOfWords(alignParts(query, text)).map((tag) => WORD_TAGS.indexOf(tag));
    return { features: wordFeatures(text, byRules), tags };
  });
  return writeClassifier(WORD_TAGS, trainSequenceTagger(examples, WORD_TAGS, { fewest: FEWEST, epochs: EPOCHS }));
}
