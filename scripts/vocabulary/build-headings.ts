import path from 'node:path';
import { HEADING_LETTERS, type UsualHeading } from '../../server/enrichment/upload-facts/headings/usual-headings.ts';
import { wordsOf } from '../../server/enrichment/upload-facts/words-of.ts';
import { entries } from '../../server/search/intent/vocabulary/table.ts';
import { readWordTables } from './read-word-tables.ts';

const FOLDER = path.join(import.meta.dirname, 'headings');

/** What is over a column in some language, and what that means there. */
export interface HeadingEntry {
  kind: string;
  heading: string;
}

export const readHeadingEntries = (): HeadingEntry[] =>
  readWordTables(FOLDER).flatMap(({ cells: [, kind = '', headings] }) =>
    entries(headings, ';').map((heading) => ({ kind, heading })),
  );

/** In Latin letters so short a word is one in other languages too: 'Ho', 'NN', 'Van'. */
const SHORT = /^[a-z]{0,3}$/;

const HEADER = `# Headings of columns in many languages, their words without spaces, and what they mean (a letter, usual-headings.ts).
# Made by \`npm run vocabulary\` from the tables of scripts/vocabulary/headings; not to be edited.
`;

/**
 * The table of server/enrichment/upload-facts/headings: `words<tab>letter`, sorted. What means different things in two languages is left
 * out, and so are links to profiles, which are known by what the cells hold.
 * @throws Error for a kind that is none
 */
export function buildHeadings(headings = readHeadingEntries()): string {
  const meanings = new Map<string, UsualHeading | 'profile' | null>();
  for (const { kind, heading } of headings) {
    const meaning =
      kind === 'profile' ? kind : (Object.keys(HEADING_LETTERS) as UsualHeading[]).find((one) => one === kind);
    const words = wordsOf(heading).join('');
    if (!meaning) throw new Error(`No kind '${kind}' of a heading: ${heading}`);
    if (meaning !== 'other' && SHORT.test(words)) continue;
    if (words === '') continue;
    const before = meanings.get(words);
    meanings.set(words, before === undefined || before === meaning ? meaning : null);
  }
  const lines = [...meanings].flatMap(([words, meaning]) =>
    meaning === null || meaning === 'profile' ? [] : [`${words}\t${HEADING_LETTERS[meaning]}\n`],
  );
  return HEADER + lines.sort().join('');
}
