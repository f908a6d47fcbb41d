import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What headings mean, by the letter that stands for it in the table. */
export const HEADING_LETTERS = {
  firstName: 'f',
  lastName: 'l',
  fullName: 'n',
  company: 'c',
  workEmail: 'e',
  privateEmail: 'p',
  title: 't',
  headline: 'h',
  /** None of these: a phone, an owner, a date. */
  other: 'o',
} as const;
export type UsualHeading = keyof typeof HEADING_LETTERS;

/** Built by `npm run vocabulary` from tables by language; a line each: 'stanowisko t'. */
const TABLE = path.join(import.meta.dirname, 'usual-headings.txt');

/** @returns meanings by the words of headings without spaces */
export function readUsualHeadings(): Map<string, UsualHeading> {
  const meaningOf = new Map(
    Object.entries(HEADING_LETTERS).map(([name, letter]) => [letter as string, name as UsualHeading]),
  );
  const lines = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const tab = line.indexOf('\t');
      const meaning = meaningOf.get(line.slice(tab + 1));
      return line.startsWith('#') || !meaning ? [] : [[line.slice(0, tab), meaning] as const];
    }),
  );
}
