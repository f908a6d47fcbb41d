/**
 * What a user can say that a column of a sheet holds. `ignore`: none of the others; the column is kept and comes back all the same, and
 * what its heading says beyond these (a phone, a place, a website) still counts.
 */
export const COLUMN_MEANINGS = [
  'linkedin_url',
  'first_name',
  'last_name',
  'full_name',
  'company',
  'position',
  'email',
  'ignore',
] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];
