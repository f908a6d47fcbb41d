import type { ParameterId } from '../../shared/catalogue.ts';

/** What the cells of a column hold. Plain data: it is sent to threads. */
export type ColumnContent =
  | { kind: 'url' | 'status' }
  /** A column of the user's own sheet. */
  | { kind: 'own'; heading: string }
  /** The first of the parameters that has a value; with none, what the importer asks to be there. */
  | { kind: 'value'; of: readonly ParameterId[]; otherwise?: string }
  /** The values of all these parameters, with a space in between. */
  | { kind: 'joined'; of: readonly ParameterId[] }
  | { kind: 'source' | 'date'; of: ParameterId };

export interface ExportColumn {
  heading: string;
  /** In characters, where the format knows of it. */
  width: number;
  content: ColumnContent;
}
