/**
 * Why a provider could not answer:
 * - `unavailable`: down, slow, or cut off
 * - `rate-limited`: asked too often; its calls are paused for a while
 * - `quota`: what was paid for, or the day's share, is used up
 * - `own-limit`, `spending-limit`: not asked, because the user or the installation allows themselves no more calls
 * - `paused`: not asked, because an operator has paused it; it is not known for how long
 * - `credentials`: it does not accept our key or account; the operator has to act
 * - `refused`: it did not accept the question
 * - `malformed`: its answer cannot be read
 * - `wrong-person`: it answered about somebody else
 */
export type SourceErrorKind =
  | 'unavailable'
  | 'rate-limited'
  | 'quota'
  | 'own-limit'
  | 'spending-limit'
  | 'paused'
  | 'credentials'
  | 'refused'
  | 'malformed'
  | 'wrong-person';

/** The message is for the operator: names the provider, what happened and what to do. It never holds a key. */
export class SourceError extends Error {
  readonly kind: SourceErrorKind;
  /** Milliseconds to wait before it is asked again, when that is known: the provider said so, or its calls of the day are used up. */
  readonly retryAfterMs: number | undefined;
  /** The same as a moment. */
  readonly retryAt: Date | undefined;
  /** Nothing came before the deadline, which was waited for in full. */
  readonly timedOut: boolean;

  constructor(
    kind: SourceErrorKind,
    message: string,
    options: { retryAfterMs?: number | undefined; timedOut?: boolean | undefined; cause?: unknown | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'SourceError';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
    this.retryAt = options.retryAfterMs === undefined ? undefined : new Date(Date.now() + options.retryAfterMs);
    this.timedOut = options.timedOut ?? false;
  }
}
