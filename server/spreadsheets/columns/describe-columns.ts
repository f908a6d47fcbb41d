import type { ColumnMapping, SheetColumn } from '../../../shared/contract/sheet-columns.ts';
import type { UsedColumn } from './column-keys.ts';
import { shownText } from './formula-link.ts';
import type { SheetLayout } from './lay-out-sheet.ts';
import { isSuggested } from './said-meaning.ts';

/** Columns that are shown; the one with the profiles is, too, wherever it stands. */
const SHOWN_MAX = 500;
const EXAMPLES = 3;
const EXAMPLE_MAX = 80;

const shownOf = ({ columns, profile }: SheetLayout): UsedColumn[] =>
  columns.filter(({ index }, at) => at < SHOWN_MAX || index === profile);

/** The sheet's columns for the user to look at: heading, meaning, and the cells of the first rows. */
export function describeColumns(layout: SheetLayout): SheetColumn[] {
  const rows = layout.data.slice(0, EXAMPLES);
  return shownOf(layout).map(({ index, letter, heading }) => ({
    letter,
    heading: heading === '' ? null : heading,
    meaning: layout.meanings.get(index) ?? 'ignore',
    suggested: isSuggested(layout, index, heading),
    examples: rows.map(({ cells }) => shownText(cells[index]).trim().slice(0, EXAMPLE_MAX)),
  }));
}

/** What the columns hold, as a mapping says it. */
export function describeMapping(layout: SheetLayout): ColumnMapping {
  return Object.fromEntries(shownOf(layout).map(({ index, key }) => [key, layout.meanings.get(index) ?? 'ignore']));
}

/** What the columns hold, by their letters, without what is only suggested. */
export function mappingByLetter(layout: SheetLayout): ColumnMapping {
  return Object.fromEntries(
    shownOf(layout)
      .filter(({ index, heading }) => !isSuggested(layout, index, heading))
      .map(({ index, letter }) => [letter, layout.meanings.get(index) ?? 'ignore']),
  );
}
