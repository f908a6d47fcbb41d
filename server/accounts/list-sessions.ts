import type { Kysely } from 'kysely';
import type { SessionEntry } from '../../shared/contract/accounts.ts';
import type { SessionConfig } from '../platform/config/base-config.ts';
import type { DB } from '../platform/database/tables.ts';
import { type Principal, requireSession } from './principal.ts';
import { listActiveSessions } from './sessions-store.ts';

/** Where the user is signed in: first the session that asks, which `current` marks, then the latest used. */
export async function listSessions(
  db: Kysely<DB>,
  { idleMs }: Pick<SessionConfig, 'idleMs'>,
  principal: Principal,
): Promise<SessionEntry[]> {
  const { userId, via } = requireSession(principal);
  const rows = await listActiveSessions(db, { userId, idleMs });
  const [asking, others] = [
    rows.filter(({ id }) => id === via.sessionId),
    rows.filter(({ id }) => id !== via.sessionId),
  ];
  return [...asking, ...others].map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === via.sessionId,
  }));
}
