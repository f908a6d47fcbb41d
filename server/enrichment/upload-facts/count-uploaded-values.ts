import type { ParameterId } from '../../../shared/catalogue.ts';
import type { UploadedCell } from '../uploaded-cell.ts';
import { deriveUploadedValues } from './derive-uploaded-values.ts';
import { type ColumnKind, readColumn } from './read-heading.ts';

/** What is read from the columns of one group says nothing about the values that are read from another's. */
type Group = 'name' | 'place' | 'contact' | 'work';

const GROUP_OF: Readonly<Record<ColumnKind, Group | null>> = {
  firstName: 'name',
  lastName: 'name',
  name: 'name',
  location: 'place',
  city: 'place',
  region: 'place',
  country: 'place',
  email: 'contact',
  networkEmail: 'contact',
  phone: 'contact',
  headline: 'work',
  title: 'work',
  company: 'work',
  website: 'work',
  companyPage: 'work',
  industry: 'work',
  employees: 'work',
  founded: 'work',
  headquarters: 'work',
  tagline: 'work',
  address: null,
};

/** The parameters that are not of work. */
const GROUP_OF_PARAMETER: Partial<Record<ParameterId, Group>> = {
  firstName: 'name',
  lastName: 'name',
  location: 'place',
  personalEmail: 'contact',
  workEmail: 'contact',
  linkedinEmail: 'contact',
  personalContactNumber: 'contact',
};

/** Readings that are remembered: people of one sheet share places, titles and companies. */
const REMEMBERED = 5_000;

interface ColumnGroup {
  parameters: readonly ParameterId[];
  /** Places in the list of the sheet's columns. */
  columns: number[];
  /** By the texts of these columns in a row. */
  counts: Map<string, number>;
}

/** Column of a sheet as a row's cells come, without their texts. */
export type UploadedColumn = readonly [heading: string, meaning: UploadedCell[2] | null];

/**
 * Makes a count, for rows of one sheet, of the values that `deriveUploadedValues` would find: in groups of columns, so that what many rows
 * say alike is read once.
 * @param parameters whose values are counted
 * @param columns of the sheet, beside the profiles'
 * @returns counts for one row: given its slug, and the text of a column
 */
export function countUploadedValuesOf(
  parameters: readonly ParameterId[],
  columns: readonly UploadedColumn[],
): (slug: string, textOf: (column: number) => string) => number {
  const retrievedAt = new Date().toISOString();
  const groups = new Map<Group, ColumnGroup>();
  for (const [at, [heading, meaning]] of columns.entries()) {
    const kind = readColumn(heading, meaning ?? undefined)?.kind;
    const group = kind && GROUP_OF[kind];
    if (!group) continue;
    const wanted = parameters.filter((id) => (GROUP_OF_PARAMETER[id] ?? 'work') === group);
    const known: ColumnGroup = groups.get(group) ?? { parameters: wanted, columns: [], counts: new Map() };
    known.columns.push(at);
    groups.set(group, known);
  }
  const asked = [...groups.values()].filter((group) => group.parameters.length > 0);
  return (slug, textOf) => {
    let given = 0;
    for (const group of asked) {
      const texts = group.columns.map(textOf);
      const key = texts.join('\0');
      let count = group.counts.get(key);
      if (count === undefined) {
        const extra = texts.map((text, at) => cellOf(columns[group.columns[at] ?? -1], text));
        count = Object.keys(deriveUploadedValues(group.parameters, slug, extra, retrievedAt)).length;
        if (group.counts.size >= REMEMBERED) group.counts.clear();
        group.counts.set(key, count);
      }
      given += count;
    }
    return given;
  };
}

function cellOf([heading, meaning]: UploadedColumn = ['', null], text: string): UploadedCell {
  return meaning ? [heading, text, meaning] : [heading, text];
}
