import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { readAccount } from './credits-store.ts';

/** What the user can spend (`credits`: balance less holds) and what is set aside for jobs that run (`held`). */
export async function readCredits(db: Kysely<DB>, userId: string): Promise<{ credits: number; held: number }> {
  const { balance, held } = await readAccount(db, userId);
  return { credits: balance - held, held };
}
