import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer as readBuffer } from 'node:stream/consumers';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { isSheet } from '../../shared/sheet-kind.ts';
import { CliError, EXIT } from '../cli-error.ts';
import { jsonlToSheet } from './jsonl-to-sheet.ts';

/** Profiles to enrich, as a sheet that the server reads. */
export interface SheetInput {
  /** For people: 'people.csv', 'standard input'. */
  source: string;
  /** Towards the server, with an ending that it takes. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** @param row as the server counts them @returns where it stands in what was given: 'line 7' */
  place(row: number): string;
  /** The letter of the column that holds the profiles, where it is known here. */
  profileColumn?: string;
  /** Rows left out because an earlier part names their profile. */
  repeated?: number;
}

const asLine = (row: number) => `line ${row}`;
const asRow = (row: number) => `row ${row}`;

/**
 * Reads what is to be enriched: a csv, xlsx, xls or jsonl file, or lines of profile URLs; by its content, whatever its name is.
 * @param given paths or profile URLs; '-' is standard input
 * @throws CliError wrong use, for what cannot be read
 */
export async function readInput(given: readonly string[]): Promise<SheetInput> {
  const [first = '-', ...others] = given;
  const urls = given.filter((text) => text !== '-' && parseProfileUrl(text).ok);
  if (urls.length > 0 && urls.length === given.length) return sheetOfUrls(urls);
  if (others.length > 0) {
    throw new CliError(EXIT.wrongUse, 'Give one file, or profile URLs alone.', {
      hint: 'Several files are put together by hand: npx leadlight enrich - < all-of-them.csv',
    });
  }
  if (first === '-' && process.stdin.isTTY) {
    throw new CliError(EXIT.wrongUse, 'Nothing to enrich was given.', {
      hint: 'Name a file, as in "npx leadlight enrich people.csv", or give lines of profile URLs on standard input.',
    });
  }
  const source = first === '-' ? 'standard input' : first;
  const bytes = first === '-' ? await readBuffer(process.stdin) : await readGivenFile(first);
  if (bytes.length === 0) throw new CliError(EXIT.wrongUse, `${source} is empty.`);
  return toSheet(source, new Uint8Array(bytes), first === '-' ? 'input' : path.parse(first).name || 'input');
}

/** @param urls one on each line @returns a sheet of one column */
export function sheetOfUrls(urls: readonly string[]): SheetInput {
  const bytes = new TextEncoder().encode(`${urls.join('\n')}\n`);
  const source = urls.length === 1 ? (urls[0] ?? '') : `${urls.length} profiles`;
  return { source, name: 'profiles.csv', bytes, place: asLine };
}

function toSheet(source: string, bytes: Uint8Array<ArrayBuffer>, stem: string): SheetInput {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { source, name: `${stem}.xlsx`, bytes, place: asRow };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { source, name: `${stem}.xls`, bytes, place: asRow };
  const isNamedSheet = isSheet({ name: path.basename(source), type: '' }) && path.extname(source) !== '';
  const begin = new TextDecoder().decode(bytes.subarray(0, 1_000)).trimStart();
  if (!isNamedSheet && begin.startsWith('{')) return { source, name: `${stem}.csv`, ...jsonlToSheet(source, bytes) };
  if (!isNamedSheet && begin.startsWith('[')) {
    throw new CliError(EXIT.wrongUse, `${source} is one JSON list.`, {
      hint: 'Give one object on each line (jsonl): jq -c ".[]" people.json | npx leadlight enrich -',
    });
  }
  return { source, name: `${stem}.csv`, bytes, place: asLine };
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

async function readGivenFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      const linked = parseProfileUrl(file);
      const hint = linked.ok ? undefined : 'Check the path; "-" reads standard input.';
      throw new CliError(EXIT.wrongUse, `There is no file ${file}.`, { hint });
    }
    const said =
      code === 'EISDIR' ? 'is a folder' : code === 'EACCES' ? 'may not be read' : `cannot be read: ${message}`;
    throw new CliError(EXIT.wrongUse, `${file} ${said}.`);
  }
}
