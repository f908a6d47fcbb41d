import type { RateLimiter } from '../rate-limiter.ts';

/** One connected LinkedIn account at Unipile: everything is seen with its eyes, and it has to be treated with care. */
export interface UnipileAccount {
  /** As Unipile's dashboard shows it, with its scheme: 'https://api1.unipile.com:13111'. May end in /api/v1. */
  baseUrl: string;
  apiKey: string;
  accountId: string;
  /** Made with `unipileLimits`. */
  rateLimiter: RateLimiter;
  /** Milliseconds before the second try, the third, and so on; the last is also the pause before throttled sections are asked again. */
  pausesMs?: readonly number[] | undefined;
  /** Milliseconds for one try. */
  timeoutMs?: number | undefined;
  /** It is a user's own, and its owner has to sign in again: told when a call is refused for it. */
  onLost?: (() => void) | undefined;
}
