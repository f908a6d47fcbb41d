import type { Criterion } from './intent/criteria.ts';

/** What is searched for: a query, and the criteria it was corrected to; null as it is read. */
export interface Search {
  query: string;
  corrected: readonly Criterion[] | null;
}
