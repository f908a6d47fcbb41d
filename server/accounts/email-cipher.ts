import { createDecipheriv } from 'node:crypto';
import type { PublicConfig } from '../../shared/contract/accounts.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { DomainError } from '../platform/domain-error.ts';

/**
 * Key and IV with which the page encrypts the e-mail address it sends. The page shows them to everybody, so the cipher proves
 * nothing: only the access token decides who signs in.
 */
export function emailCipher(secret: string): PublicConfig['email_cipher'] {
  return {
    algorithm: 'AES-CBC',
    key: deriveKey(secret, 'email-cipher-key', 32).toString('base64'),
    iv: deriveKey(secret, 'email-cipher-iv', 16).toString('base64'),
  };
}

/**
 * Reads an e-mail address encrypted with `emailCipher`.
 * @param data base64
 * @throws DomainError validation_failed when it cannot be decrypted
 */
export function decryptEmail(secret: string, data: string): string {
  const { key, iv } = emailCipher(secret);
  try {
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
    return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
  } catch (cause) {
    const message = 'not an e-mail address encrypted with the key of GET /api/config';
    throw new DomainError('validation_failed', { issues: [{ path: 'data', message }], cause });
  }
}
