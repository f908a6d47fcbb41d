import { layOutSheet } from '../../server/spreadsheets/columns/lay-out-sheet.ts';
import { type ItemResult, scoreItem } from './field-scores.ts';
import { type LabelledItem, readingsOf } from './labelled-items.ts';

/** Columns whose meaning a mapping can say, by the name of their label. */
const MEANINGS = {
  firstName: 'first_name',
  lastName: 'last_name',
  fullName: 'full_name',
  company: 'company',
  title: 'position',
  email: 'email',
} as const;

/**
 * Compares what is recognised of a sheet with its labels: the heading row, the profile column and what the other columns hold.
 * Rows and columns count from 0.
 */
export function scoreSheet(item: LabelledItem): ItemResult {
  const rows = (item.rows ?? [])
    .map((cells, at) => ({ row: at + 1, cells: [...cells] }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const { header, profile, meanings } = layOutSheet(rows, new Map(), {});
  const columns = {
    labels: item.labels.columns as LabelledItem['labels'],
    also: (item.also?.columns ?? {}) as LabelledItem['labels'],
  };
  const place = (found: number | null | undefined) => (found === null || found === undefined ? [] : [String(found)]);
  return scoreItem([
    { name: 'heading row', found: place(header && header.row - 1), readings: readingsOf(item, 'headingRow') },
    { name: 'profile column', found: place(profile), readings: readingsOf(item, 'profileColumn') },
    ...Object.entries(MEANINGS).map(([label, meaning]) => ({
      name: label,
      found: place([...meanings].find(([, one]) => one === meaning)?.[0]),
      readings: readingsOf(columns, label),
    })),
  ]);
}
