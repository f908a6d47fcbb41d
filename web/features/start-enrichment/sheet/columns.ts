import { COLUMN_MEANINGS, type ColumnMeaning } from '../../../../shared/column-meanings.ts';
import type { ColumnMapping, SheetColumn } from '../../../../shared/contract/sheet-columns.ts';
import { parseProfileUrl } from '../../../../shared/profile-url/profile-url.ts';

/** What each meaning is called for the reader. */
export const MEANING_LABELS: Record<ColumnMeaning, string> = {
  linkedin_url: 'Profile',
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  company: 'Company',
  position: 'Position',
  email: 'E-mail',
  ignore: 'Leave as it is',
};

/** How a column is named for the reader: by its heading, else by its letter. */
export function nameOf({ heading, letter }: Pick<SheetColumn, 'heading' | 'letter'>): string {
  return heading ?? `Column ${letter}`;
}

/** The columns with another meaning for one of them. There is one column of profiles: the one before gives way. */
export function changeMeaning(
  columns: readonly SheetColumn[],
  letter: string,
  meaning: ColumnMeaning,
): readonly SheetColumn[] {
  return columns.map((column) => {
    if (column.letter === letter) return { ...column, meaning, suggested: false };
    const givesWay = meaning === 'linkedin_url' && column.meaning === 'linkedin_url';
    return givesWay ? { ...column, meaning: 'ignore' } : column;
  });
}

/** The columns when the user has said that the suggestions are right. */
export function confirmSuggested(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  return columns.map((column) => ({ ...column, suggested: false }));
}

/** The mapping that says all of it but what is only suggested, as the upload takes it; null while no column holds the profiles. */
export function mappingOf(columns: readonly SheetColumn[]): ColumnMapping | null {
  if (!columns.some(({ meaning }) => meaning === 'linkedin_url')) return null;
  return Object.fromEntries(
    columns.filter(({ suggested }) => !suggested).map((column) => [keyOf(column, columns), column.meaning]),
  );
}

/** By letter, unless that may be taken for the heading of another. */
function keyOf({ letter, heading }: SheetColumn, columns: readonly SheetColumn[]): string {
  const isHeading = columns.some((other) => other.heading?.toLowerCase() === letter.toLowerCase());
  return isHeading ? (heading ?? letter) : letter;
}

/**
 * Why somebody should look at the columns before starting; null when all is clear: no column of profiles is known, or another one
 * holds profiles too, and not the same.
 */
export function findDoubt(columns: readonly SheetColumn[]): 'no profiles' | 'several' | null {
  const chosen = columns.find(({ meaning }) => meaning === 'linkedin_url');
  if (!chosen) return 'no profiles';
  const rivals = columns.filter((column) =>
    column.examples.some((example, row) => {
      const found = profileIn(example);
      return found !== null && found !== profileIn(chosen.examples[row] ?? '');
    }),
  );
  return rivals.length > 0 ? 'several' : null;
}

/** The letters of the columns as they are listed: the profiles first, what else may be some, what is recognised, and the rest. */
export function orderColumns(columns: readonly SheetColumn[]): readonly string[] {
  const rankOf = ({ meaning, examples }: SheetColumn) => {
    if (meaning === 'linkedin_url') return 0;
    if (examples.some((example) => profileIn(example) !== null)) return 1;
    return meaning === 'ignore' ? 3 : 2;
  };
  return columns.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ letter }) => letter);
}

/** What was recognised and what is only suggested, in the order of the meanings, and how many columns are left as they are. */
export function summariseColumns(columns: readonly SheetColumn[]) {
  const used = COLUMN_MEANINGS.filter((meaning) => meaning !== 'ignore').flatMap((meaning) =>
    columns
      .filter((column) => column.meaning === meaning)
      .map((column) => ({
        ...{ letter: column.letter, label: MEANING_LABELS[meaning], name: nameOf(column) },
        suggested: column.suggested,
      })),
  );
  return {
    recognised: used.filter(({ suggested }) => !suggested),
    suggested: used.filter(({ suggested }) => suggested),
    others: columns.length - used.length,
  };
}

function profileIn(cell: string): string | null {
  if (cell === '') return null;
  const read = parseProfileUrl(cell);
  return read.ok ? read.url : null;
}
