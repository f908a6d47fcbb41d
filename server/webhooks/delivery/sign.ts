import { createHmac, randomBytes } from 'node:crypto';

/** What a secret begins with; 32 random bytes in base64 follow (https://github.com/standard-webhooks/standard-webhooks, spec 1.0.0). */
const SECRET_MARK = 'whsec_';

/** A new secret: 'whsec_MfKQ9r…'. */
export function makeSecret(): string {
  return `${SECRET_MARK}${randomBytes(32).toString('base64')}`;
}

/** The headers by which a receiver knows who sends this body, and when. @param now in milliseconds */
export function signedHeaders(secret: string, id: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const key = Buffer.from(secret.slice(SECRET_MARK.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
