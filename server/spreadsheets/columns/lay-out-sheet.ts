import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import type { ColumnKind } from '../../enrichment/upload-facts/read-heading.ts';
import { meaningOf, readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import type { SheetLinks, SheetRow } from '../formats/sheet-rows.ts';
import { digestHeadings, fold, listColumns, plainHeading, type UsedColumn } from './column-keys.ts';
import { findHeaderRow, groupsOver } from './find-header-row.ts';
import { countProfiles, findProfileColumn } from './find-profile-column.ts';
import { findMappedColumns, type GivenMapping, type Meanings } from './read-mapping.ts';
import { readGroupedHeading, recogniseColumns } from './recognise-columns.ts';
import { findSlugColumn, type Slugs, slugsIn } from './slug-cells.ts';

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
  /** What each of the columns was recognised to hold. */
  kinds: ReadonlyMap<number, ColumnKind>;
  /** What each of the columns holds, as a mapping says it. */
  meanings: Meanings;
  /** The columns that the mapping names. */
  named: ReadonlySet<number>;
  /** What a column's heading says together with one that stands over it and others: 'Company' over 'Name'. */
  grouped: Meanings;
  from: 'recognised' | 'remembered' | 'given';
  /** The column (from 0) that holds the profiles; null when none does. */
  profile: number | null;
  /** By index in `data`: addresses there that have been read. */
  urls: readonly (string | undefined)[];
  /** How profiles are written there beside whole addresses. */
  slugs: Slugs;
  /** By which the headings are known again; null where there are none. */
  digest: string | null;
}

/** Rows among which headings are looked for. */
const ROWS_ABOVE_DATA = 30;

/**
 * Finds headings, columns and what these hold: as given or remembered, else as recognised.
 * @throws DomainError invalid_mapping when the mapping given does not fit this sheet
 */
export function layOutSheet(rows: readonly SheetRow[], links: SheetLinks, known: KnownMappings = {}): SheetLayout {
  const counts = countProfiles(rows, links);
  // The headings stand above the first profile of the column they are for; which one that is, the headings help to say.
  const fullest = findProfileColumn(counts, undefined);
  const first = fullest === null ? undefined : counts.get(fullest)?.first;
  const above = rows.slice(0, Math.min(first ?? ROWS_ABOVE_DATA, ROWS_ABOVE_DATA));
  let headerAt = findHeaderRow(above, first === above.length ? rows[first] : undefined, fullest);
  if (known.given) headerAt = findMappedRow(rows, headerAt, known.given) ?? headerAt;

  const header = rows[headerAt];
  const data = rows.slice(headerAt + 1);
  const columns = listColumns(data, header);
  const found = findProfileColumn(counts, header) ?? findSlugColumn(data, header);
  const groups = groupsOver(header, rows[headerAt - 1]);
  const kinds = recogniseColumns(columns, data, found, groups);
  const hasTitles = [...kinds.values()].includes('title');
  const recognised = new Map<number, ColumnMeaning>(
    columns.map(({ index, heading }) => {
      const kind = kinds.get(index);
      // The position is read out of headlines where no other column holds it; of a guessed one the whole would be the title.
      const isPosition = kind === 'headline' && !hasTitles && readHeading(heading)?.kind === 'headline';
      return [index, index === found ? 'linkedin_url' : isPosition ? 'position' : meaningOf(kind)];
    }),
  );
  const digest = digestHeadings(columns);
  const remembered = digest === null ? undefined : known.remembered?.get(digest);
  const mapped = known.given ?? remembered;
  const named = known.given ? findMappedColumns(known.given, columns) : columnsByLetter(remembered ?? [], columns);
  const meanings = mapped ? merge(recognised, named) : recognised;
  const profile = mapped ? ([...meanings].find(([, meaning]) => meaning === 'linkedin_url')?.[0] ?? null) : found;
  return {
    header,
    data,
    columns,
    kinds,
    meanings,
    named: new Set(named.keys()),
    grouped: new Map(
      columns.flatMap(({ index, heading }) => {
        const kind = readGroupedHeading(groups[index], heading)?.kind;
        return kind === undefined ? [] : [[index, meaningOf(kind)] as const];
      }),
    ),
    from: known.given ? 'given' : remembered ? 'remembered' : 'recognised',
    profile,
    urls: (profile === null ? undefined : counts.get(profile)?.urls.slice(headerAt + 1)) ?? [],
    slugs: profile === null ? null : slugsIn(data, profile, header?.cells[profile], mapped !== undefined),
    digest,
  };
}

/** The columns that a remembered mapping names; one without a heading that is empty this time is left out, not refused. */
function columnsByLetter(mapping: GivenMapping, columns: readonly UsedColumn[]): Meanings {
  return new Map(
    mapping.flatMap(([letter, meaning]) =>
      columns.filter((column) => column.letter === letter).map(({ index }) => [index, meaning] as const),
    ),
  );
}

/** Columns that the mapping does not name are taken for what was recognised (whether that counts: saidMeaning); there is one with profiles. */
function merge(recognised: Meanings, mapped: Meanings): Meanings {
  const merged = new Map<number, ColumnMeaning>();
  for (const [column, meaning] of recognised) {
    merged.set(column, mapped.get(column) ?? (meaning === 'linkedin_url' ? 'ignore' : meaning));
  }
  return merged;
}

/** The row that holds all headings a mapping names, where the row taken for the headings does not. */
function findMappedRow(rows: readonly SheetRow[], headerAt: number, mapping: GivenMapping): number | undefined {
  const names = mapping.map(([name]) => fold(plainHeading(name))).filter((name) => !/^[a-z]{1,3}$/.test(name));
  const holdsAll = ({ cells }: SheetRow) => {
    const headings = new Set(cells.map((cell) => fold(plainHeading(cell))));
    return names.every((name) => headings.has(name));
  };
  const header = rows[headerAt];
  if (names.length === 0 || (header && holdsAll(header))) return undefined;
  const at = rows.slice(0, ROWS_ABOVE_DATA).findIndex(holdsAll);
  return at < 0 ? undefined : at;
}
