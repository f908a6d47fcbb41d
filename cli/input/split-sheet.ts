import { parse as parseCsv } from 'csv-parse/sync';
import { detectDelimiter, writeCsv } from 'hucre/csv';
import { LIMITS } from '../../shared/catalogue.ts';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import type { SheetInput } from './read-input.ts';

/** What a part may hold: below what the server takes, so that headings and forms fit in as well. */
const PART = { rows: LIMITS.uploadRows - 1, bytes: LIMITS.uploadBytes - 1024 * 1024 };
/** Rows by which the column of the profiles is found. */
const LOOKED_AT = 1_000;

/**
 * Splits a csv that is larger than what the server takes at once. A profile that an earlier part names is left out of later ones: it
 * would be charged twice.
 * @param limits of a part: rows below the headings, and bytes
 * @returns the sheet itself when it fits or is no csv; else parts, in each of which the same column holds the profiles
 */
export function splitSheet(sheet: SheetInput, limits = PART): SheetInput[] {
  if (!sheet.name.endsWith('.csv') || !isLarge(sheet.bytes, limits)) return [sheet];
  const text = new TextDecoder().decode(sheet.bytes);
  const rows: string[][] = parseCsv(text, {
    delimiter: detectDelimiter(text.slice(0, 100_000)),
    relax_quotes: true,
    relax_column_count: true,
    bom: true,
  });
  const column = findProfileColumn(rows);
  if (column === undefined) return [sheet];
  const slugOf = (cells: readonly string[]) => {
    const read = parseProfileUrl(cells[column] ?? '');
    return read.ok ? read.slug : undefined;
  };
  const headings = rows[0] && slugOf(rows[0]) === undefined ? rows[0] : undefined;

  const parts: SheetInput[] = [];
  const seen = new Set<string>();
  let lines: { cells: string[]; row: number }[] = [];
  let size = 0;
  let repeated = 0;
  const end = () => {
    if (lines.length > 0) parts.push(toPart(sheet, headings, lines, column, repeated));
    [lines, size, repeated] = [[], 0, 0];
  };
  for (const [at, cells] of rows.entries()) {
    if (at === 0 && headings) continue;
    const slug = slugOf(cells);
    if (slug !== undefined && seen.has(slug)) {
      repeated += 1;
      continue;
    }
    if (slug !== undefined) seen.add(slug);
    const bytes = Buffer.byteLength(cells.join(',')) + 2 * cells.length + 2;
    if (lines.length >= limits.rows || size + bytes > limits.bytes) end();
    lines.push({ cells, row: at + 1 });
    size += bytes;
  }
  end();
  return parts;
}

function isLarge(bytes: Uint8Array, limits: typeof PART): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return bytes.length > limits.bytes || lines > limits.rows;
}

/** The column in which most cells name a profile. */
function findProfileColumn(rows: readonly string[][]): number | undefined {
  const found: number[] = [];
  for (const cells of rows.slice(0, LOOKED_AT)) {
    for (const [at, cell] of cells.entries()) if (parseProfileUrl(cell).ok) found[at] = (found[at] ?? 0) + 1;
  }
  const most = Math.max(0, ...found.filter((count) => count > 0));
  return most > 0 ? found.indexOf(most) : undefined;
}

function toPart(
  { source, name, place }: SheetInput,
  headings: string[] | undefined,
  lines: readonly { cells: string[]; row: number }[],
  column: number,
  repeated: number,
): SheetInput {
  const above = headings ? 1 : 0;
  const rows = [...(headings ? [headings] : []), ...lines.map(({ cells }) => cells)];
  return {
    source,
    name,
    bytes: new TextEncoder().encode(`${writeCsv(rows, { lineSeparator: '\n' })}\n`),
    place: (row) => place(lines[row - 1 - above]?.row ?? row),
    profileColumn: letterOf(column),
    repeated,
  };
}

/** 'A', 'Z', 'AA', as spreadsheets name columns. @param at from 0 */
function letterOf(at: number): string {
  return (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}
