import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import { meaningOf, readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import type { SheetLayout } from './lay-out-sheet.ts';

const NAMES: ReadonlySet<ColumnMeaning> = new Set(['first_name', 'last_name', 'full_name']);

/** What a column holds by the user's mapping or by the heading over its own, where its own heading says otherwise; else null. */
export function saidMeaning({ meanings, named, grouped }: SheetLayout, index: number, heading: string) {
  const meaning = meanings.get(index) ?? 'ignore';
  if (meaning === meaningOf(readHeading(heading)?.kind)) return null;
  return named.has(index) || grouped.get(index) === meaning ? meaning : null;
}

/**
 * Whether what a column is taken to hold was guessed from its heading and cells: no mapping names it, and no heading says it. The column
 * of the profiles never is.
 */
export function isSuggested(
  { meanings, named, grouped, profile }: SheetLayout,
  index: number,
  heading: string,
): boolean {
  const meaning = meanings.get(index) ?? 'ignore';
  if (meaning === 'ignore' || index === profile || named.has(index) || grouped.get(index) === meaning) return false;
  const kind = readHeading(heading)?.kind;
  const own = meaningOf(kind);
  // 'Name' beside 'Vorname' is the last name, and a headline tells the position where no other column does.
  return meaning !== own && !(NAMES.has(own) && NAMES.has(meaning)) && !(kind === 'headline' && meaning === 'position');
}
