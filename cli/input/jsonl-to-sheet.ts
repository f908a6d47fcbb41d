import { writeCsv } from 'hucre/csv';
import { CliError, EXIT } from '../cli-error.ts';

/** A sheet, and where its rows stand in what it was written from. */
interface WrittenSheet {
  bytes: Uint8Array<ArrayBuffer>;
  /** @param row as the server counts them @returns 'line 7' */
  place(row: number): string;
}

/**
 * Writes objects, one on each line, as a sheet with a column for each of their fields.
 * @param source for people
 * @throws CliError wrong use, naming the line that is no object
 */
export function jsonlToSheet(source: string, bytes: Uint8Array): WrittenSheet {
  const records: { line: number; fields: Map<string, string> }[] = [];
  for (const [at, text] of new TextDecoder().decode(bytes).split('\n').entries()) {
    if (text.trim() !== '') records.push({ line: at + 1, fields: readFields(text, `${source}, line ${at + 1}`) });
  }
  const headers = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))];
  const rows = records.map(({ fields }) => headers.map((header) => fields.get(header) ?? ''));
  const sheet = writeCsv(rows, { headers, lineSeparator: '\n' });
  return {
    bytes: new TextEncoder().encode(sheet),
    // The headings are row 1.
    place: (row) => `line ${records[row - 2]?.line ?? row}`,
  };
}

function readFields(text: string, place: string): Map<string, string> {
  const value = parse(text, place);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CliError(EXIT.wrongUse, `${place}: expected an object such as {"linkedin_url": "…"}.`);
  }
  return new Map(Object.entries(value).map(([field, content]) => [field, toCell(content)]));
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(EXIT.wrongUse, `${place}: this is no JSON.`, { hint: (error as Error).message, cause: error });
  }
}

function toCell(content: unknown): string {
  if (content === null || content === undefined) return '';
  return typeof content === 'object' ? JSON.stringify(content) : String(content);
}
