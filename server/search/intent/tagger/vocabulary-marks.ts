import { rememberReadings } from '../../../platform/remember-readings.ts';
import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import type { Meanings } from '../lexicon.ts';
import type { QueryText } from '../query-text.ts';

const MEANINGS: readonly (keyof Meanings)[] = [
  'title',
  'level',
  'seniority',
  'function',
  'role',
  'qualifier',
  'industry',
  'company',
  'companies',
  'country',
  'keyword',
  'signal',
  'foreignTitle',
  'foreignRole',
  'foreignFunction',
  'foreignIndustry',
];
const LONGEST_TITLE = 4;
const SHORTEST_TITLE = 4;
const REMEMBERED = 5_000;

const isListedTitle = rememberReadings((phrase) => findListedTitle(phrase) !== undefined, REMEMBERED);
const isTitle = (phrase: string) =>
  isListedTitle(phrase) || (phrase.endsWith('s') && isListedTitle(phrase.slice(0, -1)));

/**
 * What the vocabularies say of each word: alone ('1industry'), as the first word of a phrase ('2industry') or a further
 * one of it ('3industry'), and what it does between the things named ('jin' for a word like 'in').
 */
export function vocabularyMarks(text: QueryText): string[][] {
  const marks: Set<string>[] = text.tokens.map(() => new Set());
  for (const [from, { kind }] of text.tokens.entries()) {
    if (kind === 'mark') continue;
    markMeanings(text, from, marks);
    if (kind !== 'word') continue;
    markPlaces(text, from, marks);
    markTitles(text, from, marks);
    for (const [to, kind] of text.companies(from)) markSpan(marks, from, to, kind);
    for (const joint of text.joints(from, from + 1)) marks[from]?.add(`j${joint}`);
  }
  return marks.map((set) => [...set]);
}

function markMeanings(text: QueryText, from: number, marks: readonly Set<string>[]): void {
  const longest = Math.min(text.length, from + Math.max(1, text.longest[from] ?? 0));
  for (let to = from + 1; to <= longest; to += 1) {
    const means = text.meanings(from, to);
    if (!means) continue;
    for (const name of MEANINGS) if (means[name] !== undefined) markSpan(marks, from, to, name);
  }
}

function markPlaces(text: QueryText, from: number, marks: readonly Set<string>[]): void {
  if (!text.isWord(from)) return;
  const [place] = text.places(from, from + 1);
  if (place) markSpan(marks, from, from + 1, place.kind);
  if (from + 2 <= text.length && text.isPhrase(from, from + 2) && text.places(from, from + 2).length > 0)
    markSpan(marks, from, from + 2, 'place');
}

function markTitles(text: QueryText, from: number, marks: readonly Set<string>[]): void {
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_TITLE) && text.isPhrase(from, to); to += 1) {
    const phrase = text.phrase(from, to);
    if (phrase.length >= SHORTEST_TITLE && isTitle(phrase)) markSpan(marks, from, to, `listed${to - from}`);
  }
}

function markSpan(marks: readonly Set<string>[], from: number, to: number, name: string): void {
  if (to === from + 1) marks[from]?.add(`1${name}`);
  else for (let at = from; at < to; at += 1) marks[at]?.add(`${at === from ? 2 : 3}${name}`);
}
