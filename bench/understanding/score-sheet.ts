import { type ColumnKind, readHeading } from '../../server/enrichment/upload-facts/read-heading.ts';
import { layOutSheet } from '../../server/spreadsheets/columns/lay-out-sheet.ts';
import { linkKey } from '../../server/spreadsheets/formats/sheet-rows.ts';
import { type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf } from './labelled-items.ts';

/** Columns whose meaning a mapping can say, by the name of their label; the column of profiles may hold names as well. */
const KINDS = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  fullName: ['name'],
  company: ['company'],
  email: ['email', 'networkEmail'],
} as const satisfies Record<string, readonly ColumnKind[]>;

/**
 * Compares what is recognised of a sheet with its labels: the heading row, the profile column and what the other columns hold.
 * Rows and columns count from 0.
 */
export function scoreSheet(item: LabelledItem): ItemResult {
  const rows = (item.rows ?? [])
    .map((cells, at) => ({ row: at + 1, cells: [...cells] }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const links = new Map((item.links ?? []).map(({ row, column, url }) => [linkKey(row + 1, column), url]));
  const { header, profile, kinds, meanings } = layOutSheet(rows, links);
  const columns = {
    labels: item.labels.columns as LabelledItem['labels'],
    also: (item.also?.columns ?? {}) as LabelledItem['labels'],
  };
  const place = (found: number | null | undefined) => (found === null || found === undefined ? [] : [String(found)]);
  return scoreItem([
    { name: 'heading row', found: place(header && header.row - 1), readings: readingsOf(item, 'headingRow') },
    { name: 'profile column', found: place(profile), readings: readingsOf(item, 'profileColumn') },
    ...Object.entries(KINDS).map(([label, wanted]: [string, readonly ColumnKind[]]) => {
      const found = wanted.flatMap((one) => [...kinds].filter(([, kind]) => kind === one).map(([column]) => column));
      const isOwn = (column: number) => readHeading(header?.cells[column] ?? '')?.of === 'person';
      // Where several columns hold addresses, those of work come first, as they do when a row is read.
      return {
        name: label,
        found: place(found.find((column) => !isOwn(column)) ?? found[0]),
        readings: readingsOf(columns, label),
      };
    }),
    {
      name: 'title',
      // Where no column is of titles, the position is read out of headlines.
      found: place([...meanings].find(([, meaning]) => meaning === 'position')?.[0]),
      readings: readingsOf(columns, 'title'),
    },
  ]);
}
