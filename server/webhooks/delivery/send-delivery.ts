import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { DecryptionError, type SecretCipher } from '../../platform/encryption/secret-cipher.ts';
import type { SafePost } from '../../platform/safe-fetch/safe-post.ts';
import type { SuppressionList } from '../../suppression/suppression-list.ts';
import type { DueDelivery, TryOutcome } from '../deliveries-store.ts';
import { buildBody } from './build-body.ts';
import { explainTrouble } from './explain-trouble.ts';
import { nextTry } from './retry-schedule.ts';
import { signedHeaders } from './sign.ts';

export interface SendContext {
  db: Kysely<DB>;
  suppressions: SuppressionList;
  cipher: SecretCipher;
  safePost: SafePost;
}

/** What became of a try, and what it says of the webhook. */
export interface Tried extends TryOutcome {
  /** Whether the receiver took it; undefined when nothing was sent. */
  taken: boolean | undefined;
  /** The receiver says that it will never take anything again. */
  isGone: boolean;
}

const ANSWER_CHARACTERS = 1_000;
/** The receiver is not there any more (Standard Webhooks: it is to be switched off). */
const GONE = 410;

/** Where the secret of a webhook stands. */
export const secretPlace = (webhookId: string) => ({ table: 'webhooks', column: 'secret', row: webhookId });

/** Sends a delivery once. Never throws for what lies with the receiver; @throws what lies with us, so that it is tried again */
export async function sendDelivery(context: SendContext, delivery: DueDelivery, signal: AbortSignal): Promise<Tried> {
  const told = await buildBody(context, delivery);
  if ('withheld' in told) return notSent('withheld', told.withheld);
  let secret: string;
  try {
    secret = context.cipher.decrypt(secretPlace(delivery.webhook_id), delivery.secret);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return notSent('failed', 'The secret of this webhook cannot be read any more. Please make the webhook anew.');
  }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Leadlight-Webhooks/1.0',
    'content-length': String(Buffer.byteLength(told.body)),
    ...signedHeaders(secret, delivery.id, told.body),
  };
  try {
    const { status, body } = await context.safePost.post(delivery.url, { headers, body: told.body, signal });
    const answer = body.toString('utf8').replaceAll('\0', '').slice(0, ANSWER_CHARACTERS);
    const taken = status >= 200 && status < 300;
    if (taken) return { state: 'delivered', nextTryAt: null, status, answer, trouble: null, taken, isGone: false };
    return { ...failed(delivery), status, answer, trouble: explainStatus(status), isGone: status === GONE };
  } catch (error) {
    // The process stops: it was no try.
    signal.throwIfAborted();
    return { ...failed(delivery), status: null, answer: null, trouble: explainTrouble(error), isGone: false };
  }
}

function failed({ step }: DueDelivery): Pick<Tried, 'state' | 'nextTryAt' | 'taken'> {
  const nextTryAt = nextTry(step);
  return { state: nextTryAt ? 'waiting' : 'failed', nextTryAt, taken: false };
}

function notSent(state: 'withheld' | 'failed', trouble: string): Tried {
  return { state, nextTryAt: null, status: null, answer: null, trouble, taken: undefined, isGone: false };
}

function explainStatus(status: number): string {
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed.`;
  if (status === GONE) return 'It answered 410: the receiver is gone for good.';
  return `It answered ${status}; 200 to 299 is expected.`;
}
