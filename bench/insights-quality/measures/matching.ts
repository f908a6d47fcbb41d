import type { GatheredFacts } from '../../../server/providers/profile-facts.ts';

/** Comparing texts with fragments of facts: case, quotation marks, dashes, emoji and runs of space do not count. */

const QUOTES = /[“”„«»"‘’‚`]/g;
const DASHES = /[‐‑‒–—−]/g;
const PICTURES = /[\p{Extended_Pictographic}\p{Variation_Selector}\u200b-\u200d]/gu;
const WORD = /[\p{L}\p{M}\p{N}]/u;
/** So short a fragment is a word of its own: 'RWA', 'GDP'. */
const SHORT = 4;

export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(QUOTES, "'")
    .replace(DASHES, '-')
    .replace(PICTURES, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where a fragment stands in a folded text, from the start of a word on; -1 when it does not. */
function placeOf(text: string, fragment: string): number {
  for (let at = text.indexOf(fragment); at >= 0; at = text.indexOf(fragment, at + 1)) {
    const end = at + fragment.length;
    const startsWord = !WORD.test(text.charAt(at - 1)) || !WORD.test(fragment.charAt(0));
    const endsWord = fragment.length > SHORT || !WORD.test(text.charAt(end));
    if (startsWord && endsWord) return at;
  }
  return -1;
}

/** Whether a text names a fragment of the facts; the fragment may be the beginning of a word. */
export function names(text: string, fragment: string): boolean {
  return placeOf(fold(text), fold(fragment)) >= 0;
}

/** The first of some fragments that a text names. */
export function firstNamed(text: string, fragments: readonly string[]): string | undefined {
  const folded = fold(text);
  return fragments.find((fragment) => placeOf(folded, fold(fragment)) >= 0);
}

/** A text without some fragments. */
export function without(text: string, fragments: readonly string[]): string {
  let left = fold(text);
  for (const fragment of fragments.map(fold).toSorted((a, b) => b.length - a.length)) {
    for (let at = placeOf(left, fragment); at >= 0; at = placeOf(left, fragment)) {
      left = `${left.slice(0, at)} | ${left.slice(at + fragment.length)}`;
    }
  }
  return left;
}

/** Every text among the facts, leaving out addresses and dates. */
export function textsInFacts(facts: GatheredFacts): string[] {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  for (const part of Object.values(facts)) walk(part.value);
  return texts.filter((text) => !/^(?:https?:\/\/\S*|\d{4}(?:-\d\d){0,2})$/.test(text));
}
