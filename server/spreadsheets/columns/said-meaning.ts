import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import { meaningOf, readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import type { SheetLayout } from './lay-out-sheet.ts';

/**
 * What counts of a column where its own heading says otherwise: what the mapping or the heading over its own says, or that it is left as it
 * is, which holds for every column once there is a mapping. Null where its own heading decides.
 */
export function saidMeaning(layout: SheetLayout, index: number, heading: string): ColumnMeaning | null {
  const { meanings, named, grouped, from } = layout;
  const meaning = meanings.get(index) ?? 'ignore';
  if (meaning === meaningOf(readHeading(heading)?.kind)) return null;
  if (meaning === 'ignore') return from === 'recognised' ? null : meaning;
  return named.has(index) || grouped.get(index) === meaning ? meaning : null;
}

/**
 * Whether what a column is taken to hold was guessed from its heading and cells: no mapping names it, and no heading says it. The column
 * of the profiles never is.
 */
export function isSuggested(layout: SheetLayout, index: number, heading: string): boolean {
  const { meanings, named, grouped, profile } = layout;
  const meaning = meanings.get(index) ?? 'ignore';
  if (meaning === 'ignore' || index === profile || named.has(index) || grouped.get(index) === meaning) return false;
  const kind = readHeading(heading)?.kind;
  if (meaning === meaningOf(kind)) return false;
  const isHeadline = kind === 'headline' && meaning === 'position';
  return !isHeadline && !(kind === 'name' && isOtherPart(layout, index, meaning));
}

/** Whether 'Name' is the last name because another heading says 'Vorname', or the other way round. */
function isOtherPart({ columns, meanings, named }: SheetLayout, index: number, meaning: ColumnMeaning): boolean {
  const other = meaning === 'last_name' ? 'first_name' : 'last_name';
  return columns.some(
    (one) =>
      one.index !== index &&
      meanings.get(one.index) === other &&
      (named.has(one.index) || meaningOf(readHeading(one.heading)?.kind) === other),
  );
}
