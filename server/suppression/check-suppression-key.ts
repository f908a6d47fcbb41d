import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { SuppressionList } from './suppression-list.ts';
import { hasSuppressions, readKeyCheck, writeKeyCheck } from './suppression-store.ts';

/**
 * Whether the list can be read with the secret that is set: with another one its digests match nobody, and people who asked not to be
 * processed would be.
 */
export async function isSuppressionKeyRight(db: Kysely<DB>, list: Pick<SuppressionList, 'keyCheck'>): Promise<boolean> {
  const kept = await readKeyCheck(db);
  return kept === undefined || kept.equals(list.keyCheck()) || !(await hasSuppressions(db));
}

/** At the start: remembers the secret that the list is written with, and says in the log when it is another one now. */
export async function checkSuppressionKey(
  db: Kysely<DB>,
  list: Pick<SuppressionList, 'keyCheck'>,
  log: Logger,
): Promise<void> {
  await writeKeyCheck(db, list.keyCheck());
  if (await isSuppressionKeyRight(db, list)) return;
  log.error('the suppression list was written with another secret: nobody on it is recognised');
}
