import type { QueryText } from '../query-text.ts';

/** The longest phrase of the set that ends at `to`; marks count as words. @returns where it begins, or `to` */
export function matchBefore(text: QueryText, to: number, set: ReadonlySet<string>, most = 5): number {
  for (let from = Math.max(0, to - most); from < to; from += 1) if (set.has(joinWords(text, from, to))) return from;
  return to;
}

/** The longest phrase of the set that begins at `from`. @returns where it ends, or `from` */
export function matchBehind(text: QueryText, from: number, set: ReadonlySet<string>, most = 5): number {
  for (let to = Math.min(text.length, from + most); to > from; to -= 1) {
    if (set.has(joinWords(text, from, to))) return to;
  }
  return from;
}

/** Words and marks with blanks between. */
export function joinWords(text: QueryText, from: number, to: number): string {
  let joined = '';
  for (let at = from; at < to; at += 1) joined += `${at > from ? ' ' : ''}${text.token(at)?.text}`;
  return joined;
}
