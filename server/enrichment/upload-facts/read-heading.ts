import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import { BESIDE, type ColumnKind, OF_PERSON, OF_WORK, PHRASES } from './headings.ts';

/** What a heading says about its column. */
export interface Heading {
  kind: ColumnKind;
  /** Whose address or number it is, when the heading says so. */
  of?: 'work' | 'person';
}

const KINDS = new Map<string, ColumnKind>();
for (const [kind, phrases] of Object.entries(PHRASES)) {
  for (const phrase of phrases) if (!KINDS.has(phrase)) KINDS.set(phrase, kind as ColumnKind);
}

/** Headings are few and come with every row: what was read is remembered, in bounds. */
const read = new Map<string, Heading | null>();
const REMEMBERED = 1_000;

/** @returns what the column under this heading holds; null when the heading is none of the known ones */
export function readHeading(text: string): Heading | null {
  let heading = read.get(text);
  if (heading === undefined) {
    if (read.size >= REMEMBERED) read.clear();
    heading = understand(wordsOf(text));
    read.set(text, heading);
  }
  return heading;
}

/** Kinds of columns that a mapping has a word for; the first of a word is what it means by itself. */
const MEANINGS: readonly (readonly [ColumnKind, ColumnMeaning])[] = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['name', 'full_name'],
  ['company', 'company'],
  ['title', 'position'],
  ['email', 'email'],
  ['networkEmail', 'email'],
];
const MEANING_OF = new Map<ColumnKind, ColumnMeaning>(MEANINGS);

/** @returns what a column of this kind holds, as a mapping says it */
export function meaningOf(kind: ColumnKind | undefined): ColumnMeaning {
  return (kind && MEANING_OF.get(kind)) ?? 'ignore';
}

/**
 * @param meaning what the user says it holds, where the heading alone says otherwise
 * @returns what a column holds; null when nothing is known of it
 */
export function readColumn(heading: string, meaning: ColumnMeaning | undefined): Heading | null {
  const read = readHeading(heading);
  if (!meaning || meaning === meaningOf(read?.kind)) return read;
  const kind = MEANINGS.find(([, one]) => one === meaning)?.[0];
  return kind ? { kind } : null;
}

/** 'First Name*', 'first_name', 'firstName', 'E-Mail-Adresse (Privat)', 'Phone 2' and 'Tag (D)' in plain words. */
function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 100)
      // A repeated heading carries the letters of its column.
      .replace(/ \([A-Z]{1,3}\)$/, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replace('linked in', 'linkedin')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '' && !/^\d$/.test(word))
  );
}

function understand(words: readonly string[]): Heading | null {
  const kind = KINDS.get(words.join(' ')) ?? KINDS.get(words.filter((word) => !BESIDE.has(word)).join(' '));
  if (kind) return { kind };
  const bare = words.filter((word) => !BESIDE.has(word) && !OF_WORK.has(word) && !OF_PERSON.has(word)).join(' ');
  const address = KINDS.get(bare);
  const of = words.some((word) => OF_PERSON.has(word)) ? 'person' : 'work';
  if (address === 'email') return { kind: address, of };
  // The number of a switchboard is no number of the person.
  return address === 'phone' && of === 'person' ? { kind: address, of } : null;
}
