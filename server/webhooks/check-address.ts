import { DomainError } from '../platform/domain-error.ts';
import { FetchRefused } from '../platform/safe-fetch/errors.ts';
import type { SafePost } from '../platform/safe-fetch/safe-post.ts';
import { explainTrouble } from './delivery/explain-trouble.ts';

/** Refuses an address that nothing may be sent to, or whose name nobody knows. @throws DomainError webhook_address_refused, saying why */
export async function requireAddress(safePost: SafePost, url: string): Promise<void> {
  try {
    await safePost.check(url);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    const message = explainTrouble(error);
    throw new DomainError('webhook_address_refused', { details: message, issues: [{ path: 'url', message }] });
  }
}
