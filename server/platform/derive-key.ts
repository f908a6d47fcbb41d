import { hkdfSync } from 'node:crypto';

/** What the session secret is stretched into, besides signing tokens itself. */
export type KeyPurpose =
  | 'email-cipher-key'
  | 'email-cipher-iv'
  | 'local-identity'
  | 'signup-gift'
  | 'test-checkout'
  | 'search-cursor'
  | 'list-cursor'
  | 'suppression'
  | 'privacy-request'
  | 'encryption'
  | 'encryption-key-id';

/**
 * Derives `bytes` bytes for one purpose from the session secret, or from what is set in its place for the purpose: the same on every process and after every start, and no
 * purpose's key reveals anything about another's.
 */
export function deriveKey(secret: string, purpose: KeyPurpose, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'leadlight', purpose, bytes));
}
