import { sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/**
 * Opens the user's account when there is none and gives the sign-up gift, once for each identity: an account that was deleted
 * and made again gets none.
 * @param gift.identityDigest keyed digest of the identity, all that is kept of it
 * @param gift.credits 0 or more; none are given later to an identity that signed up when it was 0
 * @returns whether the gift was given now
 */
export async function grantSignupCredits(
  tx: Transaction<DB>,
  gift: { userId: string; identityDigest: Buffer; credits: number },
): Promise<boolean> {
  await tx
    .insertInto('accounts')
    .values({ user_id: gift.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql`
    INSERT INTO signup_gifts (identity_digest) VALUES (${gift.identityDigest}) ON CONFLICT DO NOTHING
    RETURNING 1`.execute(tx);
  if (rows.length === 0 || gift.credits === 0) return false;
  await tx
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', gift.credits) }))
    .where('user_id', '=', gift.userId)
    .execute();
  await tx
    .insertInto('ledger_entries')
    .values({ user_id: gift.userId, kind: 'signup', amount: gift.credits })
    .execute();
  return true;
}
