import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEPARTMENTS, type Department } from '../../../shared/catalogue.ts';

const OCCUPATIONS = path.join(import.meta.dirname, 'occupations.txt');
const WORDS = path.join(import.meta.dirname, 'occupation-words.txt');
const NEW_LINE = 10;
const TAB = 9;
const FIRST_LETTER = 65;

let occupations: Buffer | undefined;
let words: Buffer | undefined;

/**
 * Looks a title up among those of O*NET and ESCO: a binary search in the sorted text, which is read once, when first asked.
 * @param title as normalizeTitle writes it
 * @returns its department (undefined inside when it has no clear one); undefined when the table does not have the title
 */
export function findOccupation(title: string): { department: Department | undefined } | undefined {
  occupations ??= readTable(OCCUPATIONS);
  return findLine(occupations, title);
}

/** The department of most titles that a word stands in, when it stands in several and nearly all are of one. */
export function departmentOfWord(word: string): Department | undefined {
  words ??= readTable(WORDS);
  return findLine(words, word)?.department;
}

function findLine(table: Buffer, title: string): { department: Department | undefined } | undefined {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const start = startOfLine(table, (low + high) >> 1);
    const order = compareLine(table, start, title);
    if (order === 0) return { department: departmentAt(table, table.indexOf(TAB, start) + 1) };
    if (order < 0) low = table.indexOf(NEW_LINE, start) + 1;
    else high = start;
  }
  return undefined;
}

/** The lines without the header, which begins with '#'. */
function readTable(file: string): Buffer {
  const bytes = readFileSync(file);
  let start = 0;
  while (bytes[start] === 35) start = bytes.indexOf(NEW_LINE, start) + 1;
  return bytes.subarray(start);
}

function startOfLine(bytes: Buffer, at: number): number {
  let start = at;
  while (start > 0 && bytes[start - 1] !== NEW_LINE) start -= 1;
  return start;
}

/** Below 0 when the line's title stands before the one looked for. Titles of the table are ASCII. */
function compareLine(bytes: Buffer, start: number, title: string): number {
  for (let at = 0; at < title.length; at += 1) {
    const byte = bytes[start + at] ?? 0;
    if (byte === TAB) return -1;
    const difference = byte - title.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return bytes[start + title.length] === TAB ? 0 : 1;
}

function departmentAt(bytes: Buffer, at: number): Department | undefined {
  return DEPARTMENTS[(bytes[at] ?? 0) - FIRST_LETTER];
}
