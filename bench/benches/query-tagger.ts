import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnnotatedQuery, readAnnotatedQueries } from '../../scripts/training/annotated-query.ts';
import { learnQueryTagger } from '../../scripts/training/train-query-tagger.ts';
import { findBestReading } from '../../server/search/intent/best-reading.ts';
import { readCandidates } from '../../server/search/intent/candidates/all-candidates.ts';
import { type Named, readNamed } from '../../server/search/intent/name-parts.ts';
import { QueryText } from '../../server/search/intent/query-text.ts';
import { readQuery } from '../../server/search/intent/read-query.ts';
import { BilstmTagger } from '../../server/text-classifier/bilstm-tagger.ts';
import { addScores, type FieldScore, f1 } from '../understanding/field-scores.ts';
import { similarWords } from '../understanding/same-value.ts';

/** Queries stand in blocks of so many in a file; whole blocks are held out, as neighbours are alike. */
const BLOCK = 20;
const PARTS = 3;

/**
 * How well annotated queries are read that the tagger has not learned from: it is learned from two thirds of the training set and
 * reads the third one, as the rules alone do. A part counts as right when its kind, its words and whether it is left out are.
 */
export function run(): void {
  console.log('whole queries and parts, by rules alone -> with the tagger');
  const queries = readAnnotatedQueries();
  const isHeldOut = (at: number) => Math.floor(at / BLOCK) % PARTS === 0;
  const tagger = learnTagger(queries.filter((_, at) => !isHeldOut(at)));
  const byRules = new Map<string, FieldScore[]>();
  const byTagger = new Map<string, FieldScore[]>();
  for (const query of queries.filter((_, at) => isHeldOut(at))) {
    const text = new QueryText(query.text);
    const { reading, tags } = readQuery(text, tagger);
    add(byRules, query, scoreParts(query, text, readNamed(text, findBestReading(text, readCandidates(text)))));
    add(byTagger, query, scoreParts(query, text, readNamed(text, reading, tags)));
  }
  for (const [source, scores] of byTagger) {
    const rules = byRules.get(source) ?? [];
    const whole = (all: readonly FieldScore[]) =>
      (all.filter(({ wrong, missed }) => wrong + missed === 0).length / all.length).toFixed(2);
    const parts = (all: readonly FieldScore[]) => f1(addScores(all)).toFixed(2);
    console.log(
      `${source.padEnd(20)} ${scores.length} queries: whole ${whole(rules)} -> ${whole(scores)}, parts (F1) ${parts(rules)} -> ${parts(scores)}`,
    );
  }
}

function add(to: Map<string, FieldScore[]>, { source }: AnnotatedQuery, score: FieldScore): void {
  to.set(source, [...(to.get(source) ?? []), score]);
}

function learnTagger(from: readonly AnnotatedQuery[]): BilstmTagger {
  const folder = mkdtempSync(path.join(tmpdir(), 'query-tagger-'));
  const file = path.join(folder, 'word-tags.bin');
  writeFileSync(file, learnQueryTagger(from));
  const tagger = new BilstmTagger(file);
  tagger.likelihoods([]);
  rmSync(folder, { recursive: true });
  return tagger;
}

function scoreParts(query: AnnotatedQuery, text: QueryText, named: readonly Named[]): FieldScore {
  const open = [...query.parts];
  let right = 0;
  for (const { meaning, isExcluded, from, to } of named) {
    const at = open.findIndex(
      (part) =>
        part.kind === meaning.kind &&
        (part.scope === 'excluded') === isExcluded &&
        similarWords(text.raw(from, to), query.text.slice(part.from, part.to)),
    );
    if (at < 0) continue;
    open.splice(at, 1);
    right += 1;
  }
  return { right, wrong: named.length - right, missed: open.length };
}
