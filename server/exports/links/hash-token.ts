import { createHash } from 'node:crypto';

/** What is kept of a link's secret: who reads the table can follow no link. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
