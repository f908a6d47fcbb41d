import type { ColumnMeaning } from '../../shared/column-meanings.ts';

/**
 * A cell beside the profile in a row of the user's sheet: heading of its column (or the column's letters), text, and what the user
 * says the column holds, where the heading alone says otherwise.
 */
export type UploadedCell = readonly [heading: string, text: string, meaning?: ColumnMeaning];
