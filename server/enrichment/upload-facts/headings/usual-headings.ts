import path from 'node:path';
import { readKeyedLines } from '../../../vocabulary/read-keyed-lines.ts';

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
  return new Map(
    [...readKeyedLines(TABLE)].flatMap(([words, letter]) => {
      const meaning = meaningOf.get(letter);
      return meaning ? [[words, meaning] as const] : [];
    }),
  );
}
