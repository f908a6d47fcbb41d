import type { PeopleQuery } from '../../providers/people-search.ts';
import { assembleQuery, type Leftover } from './assemble-query.ts';
import { QueryText } from './query-text.ts';
import { readQuery } from './read-query.ts';

/** Understands a query by rules; the same query is always understood the same way. What is excluded stands in `not` alone. */
export function readIntent(query: string): PeopleQuery {
  return readWithLeftovers(query).intent;
}

/** Understands a query, and says what of it is in no vocabulary. */
export function readWithLeftovers(query: string): { intent: PeopleQuery; leftovers: Leftover[] } {
  const text = new QueryText(query);
  const { reading, tags } = readQuery(text);
  const { query: intent, leftovers } = assembleQuery(text, reading, tags);
  return { intent, leftovers };
}
