import { wordPieces } from '../../../text-classifier/word-pieces.ts';
import { findWordCluster } from '../../word-clusters/find-word-cluster.ts';
import { findDepartments } from '../find-departments.ts';
import { PREPOSITIONS } from '../find-ranks.ts';
import type { JobTitleReading } from '../job-title-reading.ts';
import { foldTitle } from '../normalize-title.ts';
import { splitTitle } from '../split-title.ts';

/** A longer title says what is meant in its beginning. */
const MOST_WORDS = 24;
const WORDS = /[\p{L}\p{M}\p{N}+#&]+|[,;:|()/–—-]/gu;
const COUNTED_WORDS = 6;
const NONE = '-';

/**
 * What a classifier is told of a job title: its words and their pieces, which words they are used like, and what the rules
 * read. Training and reading use the same.
 * @param byRules what the tables and rules say of the same title; undefined for a name that stands in the tables itself
 * @returns names of features, each once
 */
export function titleFeatures(text: string, byRules: JobTitleReading | undefined): string[] {
  const written = foldTitle(text).match(WORDS)?.slice(0, MOST_WORDS) ?? [];
  const words = written.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const end = written.findIndex((word, at) => at > 0 && (PREPOSITIONS.has(word) || !/[\p{L}\p{N}&]/u.test(word)));
  const head = (end < 0 ? written : written.slice(0, end)).at(-1) ?? NONE;
  const parts = splitTitle(text);
  const features = new Set([
    '1',
    `n${Math.min(words.length, COUNTED_WORDS)}`,
    `p${parts.length}`,
    `first ${words[0] ?? NONE}`,
    `last ${words.at(-1) ?? NONE}`,
    `head ${head}`,
  ]);
  if (byRules) for (const feature of ruleFeatures(byRules, parts, head)) features.add(feature);
  for (const [at, word] of written.entries()) {
    const isHead = end < 0 || at < end;
    features.add(`w${word}`);
    features.add(`${isHead ? 'h' : 't'}${word}`);
    features.add(`b${written[at - 1] ?? NONE} ${word}`);
    const cluster = findWordCluster(word);
    if (cluster) {
      features.add(`c${cluster.fine}`);
      features.add(`C${cluster.coarse}`);
      if (isHead) features.add(`hc${cluster.fine}`);
    }
    for (const piece of wordPieces(word)) features.add(piece);
  }
  return [...features];
}

function ruleFeatures(
  { seniority, department: read, certainty }: JobTitleReading,
  parts: readonly (readonly string[])[],
  head: string,
): string[] {
  const level = seniority ?? NONE;
  const department = read ?? NONE;
  const named = parts.flatMap((part) => findDepartments(part));
  return [
    `l${level}`,
    `d${department}`,
    `ld${level} ${department}`,
    `lc${level} ${certainty}`,
    `dc${department} ${certainty}`,
    `lh${level} ${head}`,
    `dh${department} ${head}`,
    `ds${named.map(({ department: one }) => one).join()}`,
    ...named.map(({ department: one, strength }) => `ds${one} ${strength}`),
  ];
}
