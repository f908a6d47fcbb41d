import type { SearchIntent } from '../../shared/contract/search.ts';
import type { PeopleQuery } from '../providers/people-search.ts';
import { prepareSearch } from './intent/prepare-search.ts';
import { readIntent } from './intent/read-intent.ts';
import { resolveIntent } from './intent/resolve-intent.ts';
import { presentIntent } from './present-intent.ts';

/**
 * What is searched by, and how that is shown.
 * @param intent a corrected reading: the query is not read again, and the reading is shown as it was given
 */
export function understand(query: string, intent?: SearchIntent): { wanted: PeopleQuery; shown: SearchIntent } {
  if (intent) return { wanted: prepareSearch(resolveIntent(intent)), shown: intent };
  const read = readIntent(query);
  return { wanted: prepareSearch(read), shown: presentIntent(read) };
}
