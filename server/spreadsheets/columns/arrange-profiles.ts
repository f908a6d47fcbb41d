import { LIMITS } from '../../../shared/catalogue.ts';
import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import type { ColumnMapping } from '../../../shared/contract/sheet-columns.ts';
import type { DryRunResponse } from '../../../shared/contract/spreadsheets.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { tooManyRows } from '../formats/row-limit.ts';
import { columnLetters, type SheetLinks, type SheetRow } from '../formats/sheet-rows.ts';
import { describeColumns, describeMapping, mappingByLetter } from './describe-columns.ts';
import { shownText } from './formula-link.ts';
import type { SheetLayout } from './lay-out-sheet.ts';
import { readProfileCell, showValue } from './read-profile-cell.ts';
import { saidMeaning } from './said-meaning.ts';

/** Characters of all cells together; a small file can name one long text in every row. */
const TEXT_MAX = 64 * 1024 * 1024;

/** A sheet taken apart. */
export interface ArrangedProfiles extends Pick<DryRunResponse, 'mapping' | 'columns' | 'notes' | 'rejected'> {
  /** Rows with data: no headings, no titles above them, no blank ones. */
  rows: number;
  column: { index: number; letter: string; name: string };
  mappingFrom: DryRunResponse['mapping_from'];
  /** What to remember: by which the headings are known again, and what the columns hold, by letter; null without headings. */
  remember: { digest: string; mapping: ColumnMapping } | null;
  /** Headings of the user's other columns, in sheet order. */
  headers: string[];
  /** For each of `headers` what the user says it holds, where the heading alone says otherwise. */
  meanings: (ColumnMeaning | null)[];
  duplicates: number;
  urls: string[];
  /** The row of each URL. */
  sources: SheetRow[];
  /** Columns (from 0) of `headers`. */
  others: number[];
}

/** The other columns that hold anything; unnamed, repeated or unusable headings give way to the column's letters. */
function nameColumns({ columns, profile }: SheetLayout) {
  const names = new Map<string, number>();
  for (const { index, letter, heading } of columns) {
    if (index === profile) continue;
    if (heading === '' || heading === '__proto__') names.set(letter, index);
    else names.set(names.has(heading) ? `${heading} (${letter})` : heading, index);
  }
  return names;
}

/**
 * Takes a sheet apart into profiles, the user's other columns and the rows that hold something else.
 * @returns null when no cell of the column holds a profile URL
 * @throws DomainError upload_too_many_rows, upload_suspicious
 */
export function arrangeProfiles(layout: SheetLayout, links: SheetLinks): ArrangedProfiles | null {
  const { header, data, profile: index, digest } = layout;
  if (index === null) return null;
  if (data.length > LIMITS.uploadRows) throw tooManyRows();

  const letter = columnLetters(index);
  const others = nameColumns(layout);
  const arranged: ArrangedProfiles = {
    rows: data.length,
    column: { index, letter, name: header?.cells[index]?.trim() || letter },
    mapping: describeMapping(layout),
    mappingFrom: layout.from,
    columns: describeColumns(layout),
    remember: digest === null ? null : { digest, mapping: mappingByLetter(layout) },
    notes: [],
    headers: [...others.keys()],
    meanings: [...others].map(([heading, column]) => saidMeaning(layout, column, heading)),
    duplicates: 0,
    urls: [],
    sources: [],
    others: [...others.values()],
    rejected: [],
  };
  const seen = new Set<string>();
  let characters = 0;
  for (const [at, row] of data.entries()) {
    let url = layout.urls[at];
    if (url === undefined) {
      const cell = readProfileCell({ text: row.cells[index], row: row.row, column: index }, links, layout.slugs);
      if (!cell.ok) {
        arranged.rejected.push({ row: row.row, value: cell.value, reason: cell.reason });
        continue;
      }
      if (cell.note)
        arranged.notes.push({ row: row.row, value: showValue(shownText(row.cells[index])), text: cell.note });
      url = cell.url;
    }
    if (seen.has(url)) {
      arranged.duplicates++;
      continue;
    }
    seen.add(url);
    arranged.urls.push(url);
    arranged.sources.push(row);
    for (const text of row.cells) characters += text.length;
    if (characters > TEXT_MAX) throw new DomainError('upload_suspicious');
  }
  return arranged.urls.length === 0 ? null : arranged;
}
