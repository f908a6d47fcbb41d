import type { PersonName } from '../person-name.ts';
import type { NameToken } from './name-tokens.ts';

/** What a word is: a first name, a middle name, a part of the last name, or nothing of the name. */
export type NamePart = 'first' | 'middle' | 'last' | 'none';

const PARTS: readonly NamePart[] = ['first', 'middle', 'last'];
/** In which order a name stands; 'alone' where it has a first or a last name only. */
type Order = 'first-last' | 'last-first' | 'alone';

/** Before the name nothing is known of its order. */
const BEFORE = 'none';
/**
 * Tags of the classifier: what a word is, and in which order the name stands, so that one order holds for all its words.
 * Words around a name carry the order as well, as a comma does between its parts.
 */
export const NAME_TAGS: readonly string[] = [
  BEFORE,
  ...(['first-last', 'last-first', 'alone'] as const).flatMap((order) =>
    [...PARTS, 'none' as const].map((part) => tagOf(part, order)),
  ),
];

function tagOf(part: NamePart, order: Order): string {
  return `${part} ${order}`;
}

/** @param parts what each word is @returns the tag of each */
export function tagsOfParts(parts: readonly NamePart[]): string[] {
  const first = parts.indexOf('first');
  const last = parts.indexOf('last');
  const order = first < 0 || last < 0 ? 'alone' : first < last ? 'first-last' : 'last-first';
  const start = parts.findIndex((part) => part !== 'none');
  return parts.map((part, at) => (start < 0 || at < start ? BEFORE : tagOf(part, order)));
}

/** What a tag says that a word is. */
export function partOfTag(tag: string): NamePart {
  return PARTS.find((part) => tag.startsWith(part)) ?? 'none';
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.'’-]/gu, '');

/**
 * What each word of a text is by a name that was read from it.
 * @param name a word of it that the text does not have, as it was corrected, is left out
 */
export function partsOfName(tokens: readonly NameToken[], name: PersonName): NamePart[] {
  const parts = tokens.map((): NamePart => 'none');
  const words = tokens.map(({ text }) => bare(text));
  const mark = (part: NamePart, value: string | undefined) => {
    if (value === undefined) return;
    const run = findRun(words, parts, bare(value));
    if (run) for (let at = run.from; at < run.to; at += 1) parts[at] = part;
    else
      for (const word of value.split(/\s+/u)) {
        const at = words.findIndex((own, index) => parts[index] === 'none' && own !== '' && own === bare(word));
        if (at >= 0) parts[at] = part;
      }
  };
  mark('last', name.lastName);
  mark('first', name.firstName);
  mark('middle', name.middleName);
  return parts;
}

/** Neighbouring words that are together what is looked for. */
function findRun(
  words: readonly string[],
  parts: readonly NamePart[],
  wanted: string,
): { from: number; to: number } | undefined {
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (let to = from; to < words.length && parts[to] === 'none'; to += 1) {
      joined += words[to] ?? '';
      if (joined === wanted && words[from] !== '') return { from, to: to + 1 };
      if (!wanted.startsWith(joined)) break;
    }
  }
  return undefined;
}
