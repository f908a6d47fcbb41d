import type { CriterionKind } from './criteria.ts';
import { formatRange, readRange } from './range.ts';

/** The longest value that is taken, in characters. */
export const VALUE_CHARS = 100;

/** How a range of each kind is written; of other kinds any text will do. */
const RANGES: Partial<Record<CriterionKind, { most: string; greatest: number; example: string }>> = {
  experience: { most: 'up to ', greatest: 100, example: 'Years, such as 5+, 5-10 or up to 3' },
  size: { most: '<', greatest: 10_000_000, example: 'Employees, such as 50-200, 200+ or <50' },
};

/** What to type for a kind whose values have a form; undefined for free text. */
export function exampleOf(kind: CriterionKind): string | undefined {
  return RANGES[kind]?.example;
}

/** @returns what was typed, as it is searched for; null when it is nothing for this kind */
export function readValue(kind: CriterionKind, typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, VALUE_CHARS);
  const form = RANGES[kind];
  if (!form) return text || null;
  const range = readRange(text);
  if (!range || Math.max(range.min ?? 0, range.max ?? 0) > form.greatest) return null;
  return formatRange(range, form.most);
}
