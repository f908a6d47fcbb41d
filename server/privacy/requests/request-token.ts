import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derive-key.ts';

/** What stands in the link of the mail: which request, until when, and a signature. That it serves once, the database knows. */
export function writeToken(secret: string, id: string, expiresAt: Date): string {
  const body = `${id}.${expiresAt.getTime().toString(36)}`;
  return `${body}.${sign(secret, body)}`;
}

/** @returns the id of the request; undefined when the token was altered or is too old */
export function readToken(secret: string, token: string, now = Date.now()): string | undefined {
  const [id = '', expires = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(sign(secret, `${id}.${expires}`));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(expires, 36) > now ? id : undefined;
}

function sign(secret: string, body: string): string {
  return createHmac('sha256', deriveKey(secret, 'privacy-request', 32))
    .update(body)
    .digest('base64url');
}
