import { SEARCH_PAGE_SIZE } from '../../shared/contract/search.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/log.ts';
import type { FoundPage, PeopleQuery, PeopleSearch } from '../providers/people-search.ts';
import { SourceError, type SourceErrorKind } from '../providers/source-error.ts';

const LATER = 'Please try again in a few minutes.';
const TELL = 'Please tell whoever runs this installation: its account for searching people does not work.';

/** What the user can do about each; the log says what the operator can. */
const ADVICE: Readonly<Record<SourceErrorKind, string>> = {
  unavailable: LATER,
  'rate-limited': LATER,
  malformed: LATER,
  'wrong-person': LATER,
  quota: 'The searches of today are used up. Please try again tomorrow.',
  credentials: TELL,
  refused: 'Please put your search in other words.',
};

/**
 * One page of the people a query asks for.
 * @param next as the page before gave it; absent for the first page
 * @returns null when `next` is no longer good
 * @throws DomainError search_unavailable when the source cannot answer
 */
export async function findPeople(
  { source, log }: { source: PeopleSearch; log: Logger },
  query: PeopleQuery,
  next?: string,
): Promise<FoundPage | null> {
  try {
    return await source.find(query, SEARCH_PAGE_SIZE, next);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ source: source.id, kind: error.kind, reason: error.message }, 'the people search could not answer');
    throw new DomainError('search_unavailable', { details: ADVICE[error.kind], cause: error });
  }
}
