import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { readForeignTitles } from './foreign-titles.ts';
import { readFunctionsFirst, readSeveralFunctions } from './function-titles.ts';
import { readLevelFirst } from './level-titles.ts';
import { readQuotedTitle } from './quoted-titles.ts';
import { readSharedNoun } from './shared-noun-titles.ts';
import { readWholeTitles } from './whole-titles.ts';

/** Every title that begins at a word, by the vocabulary and by how titles are made. */
export function readTitles(text: QueryText, from: number): Candidate[] {
  const english = richest([
    ...readWholeTitles(text, from),
    ...readLevelFirst(text, from),
    ...readFunctionsFirst(text, from),
    ...readSeveralFunctions(text, from),
    ...readSharedNoun(text, from),
    ...readQuotedTitle(text, from),
  ]);
  const foreign = readForeignTitles(text, from);
  // 'directores de marketing' looks like English with a Spanish 'of'.
  const isForeign = (to: number) => foreign.some((one) => one.to === to);
  return [...foreign, ...english.filter(({ to }) => !isForeign(to))];
}

/** Of the same words read in several ways, the one with most ways of being written, at the best score. */
function richest(found: readonly Candidate[]): Candidate[] {
  const byEnd = new Map<number, Candidate>();
  for (const one of found) {
    const known = byEnd.get(one.to);
    const score = Math.max(one.score, known?.score ?? one.score);
    byEnd.set(one.to, { ...(known && waysOf(known) >= waysOf(one) ? known : one), score });
  }
  return [...byEnd.values()];
}

function waysOf({ meaning }: Candidate): number {
  return meaning.kind === 'title'
    ? meaning.titles.reduce(
        (sum, { phrases, related }) => sum + phrases.length + related.length,
        meaning.titles.length * 10,
      )
    : 0;
}
