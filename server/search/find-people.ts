import { SEARCH_PAGE_SIZE } from '../../shared/contract/search.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/log.ts';
import { mayUseSharedAccount } from '../providers/own-account-limits.ts';
import type { FoundPage, PeopleQuery, PeopleSearch } from '../providers/people-search.ts';
import { withCallPriority } from '../providers/rate-limiter/call-priority.ts';
import { PermitRefused } from '../providers/rate-limiter/permit-refused.ts';
import { SourceError, type SourceErrorKind } from '../providers/source-error.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';

/** A user waits in front of the page: a search goes before enrichment, and fails soon when it cannot get a permit. */
const WAIT_FOR_TURN_MS = 15_000;
/** When it is not known how long it takes. */
const LATER_MS = 60_000;

const TELL = 'Please tell whoever runs this installation: its account for searching people does not work.';

/** What the user can do about failures that do not pass by themselves; the log says what the operator can do. */
const ADVICE: Partial<Record<SourceErrorKind, string>> = {
  credentials: TELL,
  refused: 'Please put your search in other words.',
  paused:
    'Whoever runs this installation has paused the people search. Please try again later, or ask them for how long.',
  'own-limit': 'Your own limit of calls to the people search is reached. You can raise it on your profile page.',
};

/**
 * One page of the people a query asks for, without those who are not to be processed. A user's own account is searched with first; where that
 * is at its limits, or has to be signed in to again, a new search goes over the shared one.
 * @param next as the page before gave it; absent for the first page
 * @returns null when `next` is no longer valid
 * @throws DomainError search_unavailable when the source cannot answer, saying when to try again
 */
export async function findPeople(
  {
    source,
    suppressions,
    userId,
    log,
  }: { source: PeopleSearch; suppressions: SuppressionList; userId: string; log: Logger },
  query: PeopleQuery,
  next?: string,
): Promise<FoundPage | null> {
  try {
    const priority = { interactive: true, waitMs: WAIT_FOR_TURN_MS, user: userId };
    const page = await withCallPriority(priority, () => findOverAccounts(source, userId, query, next));
    if (!page) return null;
    const listed = await suppressions.filter(userId, page.people, ({ slug }) => ({ slugs: [slug], emails: [] }));
    return { ...page, people: page.people.filter((person) => !listed.has(person)) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ source: source.id, kind: error.kind, reason: error.message }, 'the people search could not answer');
    throw new DomainError('search_unavailable', { ...explain(error), cause: error });
  }
}

/** A search is continued over the account it was begun with: its cursor is good for no other. */
async function findOverAccounts(
  shared: PeopleSearch,
  userId: string,
  query: PeopleQuery,
  next: string | undefined,
): Promise<FoundPage | null> {
  const own = await shared.forUser?.(userId);
  if (!own) return shared.find(query, SEARCH_PAGE_SIZE, next);
  const [page, failure] = await own.find(query, SEARCH_PAGE_SIZE, next).then(
    (found) => [found, undefined] as const,
    (error: unknown) => {
      if (mayUseSharedAccount(error)) return [null, error] as const;
      throw error;
    },
  );
  if (page) return page;
  const other = await shared.find(query, SEARCH_PAGE_SIZE, next);
  if (!other && failure) throw failure;
  return other;
}

function explain(error: SourceError): { details: string; retryAfter?: number } {
  const advice = ADVICE[error.kind];
  if (advice) return { details: advice };
  const milliseconds = error.retryAfterMs ?? LATER_MS;
  const details = `${reasonOf(error)}Please try again ${inWords(milliseconds)}.`;
  return { details, retryAfter: Math.ceil(milliseconds / 1_000) };
}

function reasonOf(error: SourceError): string {
  if (error.kind === 'quota') return 'The searches of today are used up. ';
  if (error.kind === 'spending-limit')
    return 'The limit of searches that whoever runs this installation has set is reached. ';
  const isQueueFull = error instanceof PermitRefused && error.retryAfterMs === undefined;
  return isQueueFull
    ? 'The account that people are searched with is busy, and your search did not get its turn in time. '
    : '';
}

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
}
