import type { Kysely } from 'kysely';
import { readAccount } from '../../credits/credits-store.ts';
import { requireSpendable } from '../../credits/hold-credits.ts';
import type { DB } from '../../platform/database/tables.ts';
import { isKeyTaken } from './idempotency-store.ts';

/** Of a request that nobody has read yet: it is long, so it asks for more than one. */
const MANY = 2;

/**
 * Looks, before a large request is read, whether its user could start anything at all. What a request costs is seen when it is read.
 * @param key of a request that may have been started before: that one is answered again, whatever is left
 * @throws DomainError insufficient_credits
 */
export async function requireMeansToStart(db: Kysely<DB>, userId: string, key: string | undefined): Promise<void> {
  if (key !== undefined && (await isKeyTaken(db, userId, key))) return;
  requireSpendable(await readAccount(db, userId), { amount: 0, profiles: MANY });
}
