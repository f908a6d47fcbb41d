import { z } from 'zod';
import { COLUMN_MEANINGS } from '../column-meanings.ts';

const columnMeaning = z.enum(COLUMN_MEANINGS);

/**
 * Which column holds what, by heading (as `columns` shows it) or letter. As a form field: JSON of at most 64 KiB in which exactly one
 * column is `linkedin_url`; columns it does not name hold what was recognised, of which what is `suggested` does not count.
 */
export const columnMapping = z.record(z.string(), columnMeaning);
export type ColumnMapping = z.infer<typeof columnMapping>;

/** A column of a sheet that holds anything, in sheet order; the first 500 are shown. */
export const sheetColumn = z.object({
  /** 'A', 'AB'. */
  letter: z.string(),
  /** On one line, cut to 200 characters; null where the sheet has none over this column. */
  heading: z.string().nullable(),
  /** As mapped. */
  meaning: columnMeaning,
  /**
   * Whether `meaning` was guessed from heading and cells: no heading says it, and no mapping names the column. Its values are not used
   * until one does; sending `mapping` back as it stands confirms all of them. False for the column of the profiles.
   */
  suggested: z.boolean(),
  /** Its cells in the first three rows of data, '' for an empty one, each cut to 80 characters. */
  examples: z.array(z.string()),
});
export type SheetColumn = z.infer<typeof sheetColumn>;
