import { takesAn } from '../../../server/sample-network/wording.ts';

/** Every text inside a value, keys left out. Used by the tests of the sample network. */
export function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value === undefined || value === null) yield String(value);
  else if (typeof value === 'object') for (const inner of Object.values(value)) yield* textsOf(inner);
}

/** What is wrong with a generated text, or undefined: gaps, leftovers of templates, doubled words, a for an. */
export function findTextFlaw(text: string): string | undefined {
  if (text.trim() === '' || text !== text.trim()) return 'empty or padded';
  if (/undefined|\bnull\b|NaN|\[object/.test(text)) return 'not a text';
  if (/[{}[\]|]/.test(text.replace(/ \| /g, ''))) return 'template left over';
  if (/ {2}|\.\.(?!\.)| [,.;]|,,/.test(text)) return 'punctuation';
  const doubled = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.exec(text)?.[1];
  if (doubled && !/^(had|that)$/i.test(doubled)) return `doubled "${doubled}"`;
  if (/(?<![.,\d])1 (?!of\b|in\b)\p{Ll}+s\b/u.test(text) && !/\b1 (as|is|was|this|plus)\b/.test(text))
    return 'one of many';
  for (const match of text.matchAll(/(?:^|[\s"(])([Aa]n?) ([\p{L}\p{N}&-]+)/gu)) {
    const an = match[1]!.length === 2;
    if (an !== takesAn(match[2]!)) return `article "${match[0].trim()}"`;
  }
  return undefined;
}
