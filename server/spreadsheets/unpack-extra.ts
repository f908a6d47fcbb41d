import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { ColumnMeaning } from '../../shared/column-meanings.ts';
import type { UploadedCell } from '../enrichment/uploaded-cell.ts';

/** The user's other columns of a row that hold anything, in sheet order. */
export type Extra = UploadedCell[];

/** @param meaning what the user says the column holds, where its heading alone says otherwise */
function extraCell(heading: string, text: string, meaning: ColumnMeaning | null | undefined): UploadedCell {
  return meaning ? [heading, text, meaning] : [heading, text];
}

/**
 * Packs the texts of the other columns, row by row: most files are looked at and not started, and a few buffers take less time and
 * memory than a million texts.
 */
export function packTexts(texts: readonly (readonly string[])[]): Uint8Array {
  return serialize(texts);
}

/** The other columns of a sheet: their headings, and their texts as `packTexts` packed them. */
export interface PackedColumns {
  headers: readonly string[];
  meanings: readonly (ColumnMeaning | null)[];
  packed: readonly Uint8Array[];
}

/** @returns for each profile of the reading what its other columns hold; unpacked in several turns of the event loop */
export async function unpackExtra({ headers, meanings, packed }: PackedColumns): Promise<Extra[]> {
  const extras: Extra[] = [];
  for (const piece of packed) {
    for (const texts of deserialize(piece) as string[][]) {
      extras.push(
        headers.flatMap((heading, at): Extra => (texts[at] ? [extraCell(heading, texts[at], meanings[at])] : [])),
      );
    }
    await nextTurn();
  }
  return extras;
}
