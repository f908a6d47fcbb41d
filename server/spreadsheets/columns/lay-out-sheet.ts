import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import type { SheetLinks, SheetRow } from '../formats/sheet-rows.ts';
import { digestHeadings, listColumns, type UsedColumn } from './column-keys.ts';
import { findHeaderRow } from './find-header-row.ts';
import { findProfileColumn } from './find-profile-column.ts';
import { findMappedColumns, type GivenMapping, type Meanings } from './read-mapping.ts';
import { readProfileCell } from './read-profile-cell.ts';
import { recogniseColumns } from './recognise-columns.ts';

/** What is known about a sheet's columns beforehand. */
export interface KnownMappings {
  /** Given with this call. */
  given?: GivenMapping | undefined;
  /** Given earlier, by letter of the column, by the digest of the headings. */
  remembered?: ReadonlyMap<string, GivenMapping> | undefined;
}

/** Where what stands in a sheet. */
export interface SheetLayout {
  header: SheetRow | undefined;
  /** The rows under the headings. */
  data: readonly SheetRow[];
  columns: readonly UsedColumn[];
  /** What each of the columns holds. */
  meanings: Meanings;
  from: 'recognised' | 'remembered' | 'given';
  /** The column (from 0) that holds the profiles; null when none does. */
  profile: number | null;
  /** By which the headings are known again; null where there are none. */
  digest: string | null;
}

const ROWS_ABOVE_DATA = 20;

/**
 * Finds headings, columns and what these hold: as given or remembered, else as recognised.
 * @throws DomainError invalid_mapping when the mapping given does not fit this sheet
 */
export function layOutSheet(rows: readonly SheetRow[], links: SheetLinks, known: KnownMappings): SheetLayout {
  const found = findProfileColumn(rows, links);
  const first =
    found === null
      ? ROWS_ABOVE_DATA
      : rows.findIndex(({ row, cells }) => readProfileCell({ text: cells[found], row, column: found }, links).ok);
  const headerAt = findHeaderRow(rows.slice(0, first), found ?? -1);
  const header = rows[headerAt];
  const data = rows.slice(headerAt + 1);
  const columns = listColumns(data, header);
  const digest = digestHeadings(columns);
  const remembered = digest === null ? undefined : known.remembered?.get(digest);
  const mapped = known.given ?? remembered;
  const recognised = recogniseColumns(columns, found);
  const meanings = mapped ? merge(recognised, findMappedColumns(mapped, columns)) : recognised;
  const profile = [...meanings].find(([, meaning]) => meaning === 'linkedin_url')?.[0] ?? null;
  const from = known.given ? 'given' : remembered ? 'remembered' : 'recognised';
  return { header, data, columns, meanings, from, profile, digest };
}

/** Columns that the mapping does not name hold what was recognised; there is one with profiles. */
function merge(recognised: Meanings, mapped: Meanings): Meanings {
  const merged = new Map<number, ColumnMeaning>();
  for (const [column, meaning] of recognised) {
    merged.set(column, mapped.get(column) ?? (meaning === 'linkedin_url' ? 'ignore' : meaning));
  }
  return merged;
}
