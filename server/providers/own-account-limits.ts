import { SourceError, type SourceErrorKind } from './source-error.ts';

const AT_LIMIT = new Set<SourceErrorKind>(['quota', 'rate-limited', 'credentials']);

/**
 * Whether the shared account may serve in place of a user's own: that one is at its limits, or has to be signed in to again. A provider that
 * is down would not answer the shared one either.
 */
export function mayUseSharedAccount(error: unknown): error is SourceError {
  return error instanceof SourceError && AT_LIMIT.has(error.kind);
}
