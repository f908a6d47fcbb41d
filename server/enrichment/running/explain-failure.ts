import type { JobErrorCode } from '../../../shared/contract/enrichment.ts';
import type { SourceError, SourceErrorKind } from '../../providers/source-error.ts';
import type { JobFailure } from '../ended-job-store.ts';

const CODES: Record<SourceErrorKind, JobErrorCode> = {
  unavailable: 'source_unavailable',
  'rate-limited': 'source_rate_limited',
  quota: 'source_quota_exceeded',
  'own-limit': 'source_spending_limit',
  'spending-limit': 'source_spending_limit',
  paused: 'source_paused',
  credentials: 'source_credentials_refused',
  refused: 'source_refused_profile',
  malformed: 'source_answer_unreadable',
  'wrong-person': 'source_wrong_person',
};

/** What the user reads when no source could answer, without when to try again; the operator finds the source's own message in the log. */
const REASONS: Record<SourceErrorKind, string> = {
  unavailable: 'The profile source did not answer.',
  'rate-limited': 'The profile source is asked too often at the moment.',
  quota: 'The quota of the profile source is used up.',
  'own-limit': 'Your own limit of calls to the profile source is reached; it stands on your profile page.',
  'spending-limit': 'The limit of calls to the profile source that whoever runs Leadlight has set is reached.',
  paused: 'Whoever runs Leadlight has paused the profile source.',
  credentials: 'The profile source does not accept our account.',
  refused: 'The profile source did not accept this profile.',
  malformed: 'The profile source gave an answer that cannot be read.',
  'wrong-person': 'The profile source answered about somebody else.',
};

/** What to do when it is not known when that is over. */
const ADVICE: Record<SourceErrorKind, string> = {
  unavailable: 'try again later',
  'rate-limited': 'try again in a few minutes',
  quota: 'try again tomorrow, or ask whoever runs Leadlight',
  'own-limit': 'raise it or try again later',
  'spending-limit': 'try again tomorrow, or ask whoever runs Leadlight',
  paused: 'try again later, or ask them for how long',
  credentials: 'ask whoever runs Leadlight to check it',
  refused: 'check the address',
  malformed: 'try again later',
  'wrong-person': 'try again later, or with the address that the profile has now',
};

/** Of several reasons the one that says most about what to do. */
const TELLING: readonly SourceErrorKind[] = [
  'credentials',
  'own-limit',
  'spending-limit',
  'paused',
  'quota',
  'rate-limited',
  'unavailable',
  'wrong-person',
  'malformed',
  'refused',
];
/** Reasons that are over some time without anything the user does. */
const PASSING: ReadonlySet<SourceErrorKind> = new Set([
  'own-limit',
  'spending-limit',
  'paused',
  'quota',
  'rate-limited',
  'unavailable',
]);

/**
 * Why a job found nothing, for its user, and when it is worth trying again: as soon as the first of its sources can answer.
 * @param failures sources that could not answer; empty when all did
 * @param notFoundText said when every source answered and none knew the profile
 */
export function explainFailure(failures: readonly { error: SourceError }[], notFoundText: string): JobFailure {
  const kind = TELLING.find((telling) => failures.some(({ error }) => error.kind === telling));
  if (!kind) return { code: 'profile_not_found', text: notFoundText };
  const first = PASSING.has(kind) ? firstToPass(failures.map(({ error }) => error)) : undefined;
  if (first) return failureOf(first.kind, `try again after ${writeMinute(first.retryAt)}`);
  return failureOf(kind, ADVICE[kind]);
}

function failureOf(kind: SourceErrorKind, advice: string): JobFailure {
  return { code: CODES[kind], text: `${REASONS[kind]} Nothing was charged; ${advice}.` };
}

function firstToPass(errors: readonly SourceError[]): { kind: SourceErrorKind; retryAt: Date } | undefined {
  return errors
    .flatMap(({ kind, retryAt }) => (PASSING.has(kind) && retryAt ? [{ kind, retryAt }] : []))
    .toSorted((one, other) => one.retryAt.getTime() - other.retryAt.getTime())[0];
}

const MINUTE_MS = 60_000;
/** By how much the clocks that say when it is may differ. */
const CLOCKS_DIFFER_MS = 5_000;

/** The next full minute: '22 November 2026 at 00:00 UTC'. It is read later, and anywhere in the world. */
function writeMinute(moment: Date): string {
  const full = Math.ceil((moment.getTime() - CLOCKS_DIFFER_MS) / MINUTE_MS) * MINUTE_MS;
  const text = new Date(full).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${text} UTC`;
}
