import { COLUMN_MEANINGS, type ColumnMeaning } from '../../../shared/column-meanings.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { fold, plainHeading, type UsedColumn } from './column-keys.ts';

/** A mapping as it was given: heading or letter of a column, and what it holds. */
export type GivenMapping = readonly (readonly [column: string, meaning: ColumnMeaning])[];

/** What columns (from 0) hold. */
export type Meanings = ReadonlyMap<number, ColumnMeaning>;

/** Columns named in a sentence. */
const NAMED_MAX = 12;
const KNOWN = new Set<unknown>(COLUMN_MEANINGS);

const refuse = (details: string) => new DomainError('invalid_mapping', { details });
const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;

/**
 * Reads the form field `mapping`.
 * @param text JSON object, heading or letter of a column to its meaning
 * @throws DomainError invalid_mapping
 */
export function readMappingField(text: string): GivenMapping {
  const entries = Object.entries<ColumnMeaning>(parseObject(text));
  for (const [column, meaning] of entries) {
    if (!KNOWN.has(meaning)) {
      throw refuse(
        `Column ${quote(column)} is mapped to something unknown. A column can be: ${COLUMN_MEANINGS.join(', ')}.`,
      );
    }
  }
  const profiles = entries.filter(([, meaning]) => meaning === 'linkedin_url').map(([column]) => quote(column));
  if (profiles.length === 0) throw refuse('No column is mapped to linkedin_url. Say which one holds the profiles.');
  if (profiles.length > 1) {
    throw refuse(`Columns ${listed(profiles)} are mapped to linkedin_url. Choose one, and ignore the others.`);
  }
  return entries;
}

function parseObject(text: string): Record<string, ColumnMeaning> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, ColumnMeaning>;
  } catch {
    // Said below.
  }
  throw refuse('Write the mapping as a JSON object: {"column heading or letter": "linkedin_url", …}.');
}

/**
 * Finds the columns that a mapping names: by key or heading, however spaced and capitalised, or by letter.
 * @throws DomainError invalid_mapping when the sheet has no such column or two of that heading
 */
export function findMappedColumns(mapping: GivenMapping, columns: readonly UsedColumn[]): Meanings {
  const meanings = new Map<number, ColumnMeaning>();
  for (const [name, meaning] of mapping) {
    const { index, letter } = findColumn(name, columns);
    if (meanings.has(index)) throw refuse(`Column ${letter} is mapped twice. Name it once.`);
    meanings.set(index, meaning);
  }
  return meanings;
}

function findColumn(name: string, columns: readonly UsedColumn[]): UsedColumn {
  const exact = columns.find(({ key }) => key === name);
  if (exact) return exact;
  const plain = fold(plainHeading(name));
  const headed = columns.filter(({ heading }) => heading !== '' && fold(heading) === plain);
  if (headed.length > 1) {
    const letters = headed.map(({ letter }) => letter);
    throw refuse(`Columns ${listed(letters)} are all headed ${quote(name)}. Name the one you mean by its letter.`);
  }
  const column = headed[0] ?? columns.find(({ letter }) => letter.toLowerCase() === plain);
  if (column) return column;
  throw refuse(
    `The sheet has no column ${quote(name)}. Its columns are: ${listed(columns.map(({ key }) => quote(key)))}.`,
  );
}

function listed(names: readonly string[]): string {
  return names.length > NAMED_MAX ? `${names.slice(0, NAMED_MAX).join(', ')}, …` : names.join(', ');
}
