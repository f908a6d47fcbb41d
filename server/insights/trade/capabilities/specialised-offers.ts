import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import type { Capability } from '../types.ts';
import { type CapabilityRow, capabilityOf } from './capability-row.ts';

const FOLDER = path.join(import.meta.dirname, 'specialised');
const LINE_END = 10;

const parseRow = (line: string): CapabilityRow => JSON.parse(line) as CapabilityRow;

interface PlaceInFile {
  file: string;
  /** In bytes. */
  from: number;
  to: number;
}

class RowOfFile implements Capability {
  readonly id: string;
  readonly #phrases: string;
  readonly #place: PlaceInFile;
  #row: Capability | undefined;

  constructor(id: string, phrases: string, place: PlaceInFile) {
    this.id = id;
    this.#phrases = phrases;
    this.#place = place;
  }

  get phrases() {
    return this.#phrases.split('|');
  }
  get label() {
    return this.#read().label;
  }
  get sectors() {
    return this.#read().sectors;
  }
  get buyers() {
    return this.#read().buyers;
  }
  get users() {
    return this.#read().users;
  }
  get problem() {
    return this.#read().problem;
  }
  get signs() {
    return this.#read().signs;
  }
  get sellers() {
    return this.#read().sellers;
  }

  #read(): Capability {
    this.#row ??= capabilityOf(parseRow(readLine(this.#place)));
    return this.#row;
  }
}

/**
 * Offers beside those of the tables by field: of specialised suppliers (strapping, odour reports, marina software), and
 * common ones that those tables lack. A file for each field has a row in each line.
 */
export const SPECIALISED_CAPABILITIES: readonly Capability[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((name) => rowsOf(path.join(FOLDER, name)));

const specialised: ReadonlySet<Capability> = new Set(SPECIALISED_CAPABILITIES);

/** @returns whether an offer is one of those */
export const isSpecialised = (capability: Capability): boolean => specialised.has(capability);

/** The rows of a file. Of two thousand a description names a few: phrases are kept, and the rest of a row is read when it is asked for. */
function rowsOf(file: string): Capability[] {
  const bytes = readFileSync(file);
  const rows: Capability[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_END, from);
    const to = end === -1 ? bytes.length : end;
    const { id, phrases } = parseRow(bytes.toString('utf8', from, to));
    rows.push(new RowOfFile(id, phrases, { file, from, to }));
    from = to + 1;
  }
  return rows;
}

function readLine({ file, from, to }: PlaceInFile): string {
  const bytes = Buffer.alloc(to - from);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, bytes, 0, bytes.length, from);
  } finally {
    closeSync(opened);
  }
  return bytes.toString('utf8');
}
