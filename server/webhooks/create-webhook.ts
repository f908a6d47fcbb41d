import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { CreateWebhookRequest, Webhook } from '../../shared/contract/webhooks.ts';
import { lockUser } from '../accounts/users-store.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { SecretCipher } from '../platform/encryption/secret-cipher.ts';
import type { SafePost } from '../platform/safe-fetch/safe-post.ts';
import { requireAddress } from './check-address.ts';
import { secretPlace } from './delivery/send-delivery.ts';
import { makeSecret } from './delivery/sign.ts';
import { presentWebhook } from './present-webhook.ts';
import { insertWebhook, listWebhookRows } from './webhooks-store.ts';

const WEBHOOKS_AT_ONCE = 10;

/**
 * Makes a webhook for a user.
 * @returns it as it is shown, and the secret that signs, which nobody can be told again
 * @throws DomainError webhook_address_refused, too_many_webhooks, user_not_found
 */
export async function createWebhook(
  { db, cipher, safePost }: { db: Kysely<DB>; cipher: SecretCipher; safePost: SafePost },
  userId: string,
  { url, events }: CreateWebhookRequest,
): Promise<{ webhook: Webhook; secret: string }> {
  await requireAddress(safePost, url);
  const secret = makeSecret();
  const id = newId();
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new DomainError('user_not_found');
    if ((await listWebhookRows(tx, userId)).length >= WEBHOOKS_AT_ONCE) throw new DomainError('too_many_webhooks');
    const encrypted = cipher.encrypt(secretPlace(id), secret);
    const row = await insertWebhook(tx, { id, userId, url, events: [...new Set(events)], secret: encrypted });
    return { webhook: presentWebhook(row), secret };
  });
}
