import { DomainError } from '../domain-error.ts';

/** Seconds after which asking again may help: a few more for some, so that not all come back at once. */
const RETRY_AFTER = { least: 2, spread: 4 };

/** What is said to who is refused because there is too much to do. */
export function busyError(text: string): DomainError {
  const retryAfter = RETRY_AFTER.least + Math.floor(Math.random() * RETRY_AFTER.spread);
  return new DomainError('busy', { text, retryAfter });
}
