import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

export interface PausedProviderRow {
  provider: string;
  reason: string;
  paused_by: string;
  paused_at: Date;
}

/** Providers that an operator has paused. */
export async function listPausedProviders(db: Kysely<DB>): Promise<PausedProviderRow[]> {
  return db.selectFrom('paused_providers').selectAll().orderBy('provider').execute();
}

/** @returns false when it was paused already */
export async function pauseProvider(
  tx: Transaction<DB>,
  pause: { provider: string; reason: string; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO paused_providers (provider, reason, paused_by) VALUES (${pause.provider}, ${pause.reason}, ${pause.by})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** @returns false when it was not paused */
export async function resumeProvider(tx: Transaction<DB>, provider: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM paused_providers WHERE provider = ${provider} RETURNING 1`.execute(tx);
  return rows.length > 0;
}
