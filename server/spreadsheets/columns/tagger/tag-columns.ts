import path from 'node:path';
import { SequenceTagger } from '../../../text-classifier/sequence-tagger.ts';
import type { KnownColumn } from '../column-content.ts';
import { columnFeatures } from './column-features.ts';

/** What a column can hold, as people who marked sheets say it. */
export const COLUMN_CLASSES = [
  'other',
  'profile',
  'firstName',
  'lastName',
  'fullName',
  'company',
  'workEmail',
  'privateEmail',
  'title',
  'headline',
] as const;
export type ColumnClass = (typeof COLUMN_CLASSES)[number];
/** How likely a column holds each of these, 0 to 1. */
export type ColumnLikelihoods = Readonly<Record<ColumnClass, number>>;

const tagger = new SequenceTagger(path.join(import.meta.dirname, 'columns.bin'));

/**
 * Says how likely it is that a column holds what, by what was learned from marked sheets: by its heading and cells, and by what the
 * columns beside it hold (a linear chain: a first name stands before a last name, a title before a company).
 * @param columns with their kinds by the tables of headings
 * @param profile the column that holds the profiles
 * @returns of each column, whatever the others hold
 */
export function tagColumns(columns: readonly KnownColumn[], profile: number | null, by = tagger): ColumnLikelihoods[] {
  if (columns.length === 0) return [];
  return by
    .likelihoods(columnFeatures(columns, profile))
    .map(
      (likely) => Object.fromEntries(COLUMN_CLASSES.map((name, at) => [name, likely[at] ?? 0])) as ColumnLikelihoods,
    );
}
