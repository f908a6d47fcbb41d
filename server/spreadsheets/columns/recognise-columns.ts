import type { ColumnMeaning } from '../../../shared/column-meanings.ts';
import { meaningOf, readHeading } from '../../enrichment/upload-facts/read-heading.ts';
import type { UsedColumn } from './column-keys.ts';
import type { Meanings } from './read-mapping.ts';

/** Says what the columns hold. @param profile the column that holds the profiles */
export function recogniseColumns(columns: readonly UsedColumn[], profile: number | null): Meanings {
  const meanings = new Map<number, ColumnMeaning>();
  for (const { index, heading } of columns) {
    meanings.set(index, index === profile ? 'linkedin_url' : meaningOf(readHeading(heading)?.kind));
  }
  return meanings;
}
