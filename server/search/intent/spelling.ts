import { elementAt } from '../../../shared/element-at.ts';
import { INDIAN_NAMES } from '../../person-names/names-of-india.ts';
import { WORLD_NAMES } from '../../person-names/names-of-the-world.ts';
import { isKnownWord, vocabularyWords } from './lexicon.ts';
import { plain } from './tokens.ts';

/** Shorter words are too close to each other to guess. */
const SHORTEST = 5;
/** Two slips are forgiven from this length on. */
const LONG = 8;

/** Names of people are never taken for misspelt words: Sharma is not pharma. */
const names = new Set(
  [...Object.values(INDIAN_NAMES), ...Object.values(WORLD_NAMES)].flatMap((pool) =>
    [...pool.female, ...pool.male, ...pool.family].flatMap((name) => plain(name).split(/[\s-]+/)),
  ),
);

const byFirst = new Map<string, string[]>();
for (const word of vocabularyWords()) {
  if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word)) continue;
  const group = byFirst.get(word.charAt(0));
  if (group) group.push(word);
  else byFirst.set(word.charAt(0), [word]);
}

/**
 * A word as the vocabulary writes it: itself, its singular, or the one word that is a slip or two away.
 * @returns the word unchanged when nothing is near enough
 */
export function respell(word: string): string {
  if (isKnownWord(word)) return word;
  const single = singular(word);
  if (single) return single;
  if (word.length < SHORTEST || names.has(word) || !/^[a-z]+$/.test(word)) return word;
  const near = nearest(word);
  if (near) return near;
  return (word.endsWith('s') && nearest(word.slice(0, -1))) || word;
}

/** The known singular of a word, if it is a plural. */
export function singular(word: string): string | undefined {
  const forms = [word.replace(/ies$/, 'y'), word.replace(/s$/, ''), word.replace(/es$/, '')];
  return forms.find((form) => form !== word && form.length > 1 && isKnownWord(form));
}

function nearest(word: string): string | undefined {
  const allowed = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of byFirst.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const slips = countSlips(word, candidate, least);
    if (slips < least) {
      least = slips;
      best = candidate;
    }
  }
  return best;
}

/** Letters added, left out, exchanged or swapped with the next one; stops counting at `limit`. */
function countSlips(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(elementAt(above, j) + 1, elementAt(row, j - 1) + 1, elementAt(above, j - 1) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, elementAt(before, j - 2) + 1);
      row.push(slips);
    }
    if (Math.min(...row) >= limit) return limit;
    before = above;
    above = row;
  }
  return elementAt(above, b.length);
}
