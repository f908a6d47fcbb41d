import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBestReading } from '../../server/search/intent/best-reading.ts';
import { readCandidates } from '../../server/search/intent/candidates/all-candidates.ts';
import { QueryText } from '../../server/search/intent/query-text.ts';
import { ruleTags } from '../../server/search/intent/tagger/rule-tags.ts';
import { wordFeatures } from '../../server/search/intent/tagger/word-features.ts';
import { tagsOfWords, WORD_TAGS } from '../../server/search/intent/tagger/word-tags.ts';
import { type AnnotatedQuery, alignParts, readAnnotatedQueries } from './annotated-query.ts';
import { trainBilstmTagger } from './bilstm/train-bilstm-tagger.ts';
import { writeBilstmTagger } from './bilstm/write-bilstm-tagger.ts';
import { SOME_COMPANY_NAMES } from './known-companies.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/search/intent/tagger/word-tags.bin');

/** Texts of the rules' own tests are learned from so often, so that what was right stays so; rare features count as often too. */
const AS_OFTEN = 4;
const OF_TESTS = 'read-by-rules';

/** Learns what the words of queries are, and whether what they name is wanted, left out or past. */
export function trainQueryTagger(): void {
  writeFileSync(FILE, learnQueryTagger(readAnnotatedQueries()));
}

/** @returns the file of the tagger */
export function learnQueryTagger(queries: readonly AnnotatedQuery[]): Buffer {
  const examples = queries.flatMap((query) => {
    const text = new QueryText(query.text, SOME_COMPANY_NAMES);
    const byRules = ruleTags(text, findBestReading(text, readCandidates(text)));
    const tags = tagsOfWords(alignParts(query, text)).map((tag) => WORD_TAGS.indexOf(tag));
    const example = { features: wordFeatures(text, byRules), tags };
    return Array.from({ length: query.source === OF_TESTS ? AS_OFTEN : 1 }, () => example);
  });
  return writeBilstmTagger(WORD_TAGS, trainBilstmTagger(examples, WORD_TAGS.length));
}
