import type { Kysely } from 'kysely';
import { listActiveSessionIds } from '../accounts/sessions-store.ts';
import type { DB } from '../platform/database/tables.ts';
import type { LiveServer } from './rooms.ts';

/** Disconnects what belongs to sessions that have expired, ended, or gone with their user. */
export async function endLostSessions(io: LiveServer, db: Kysely<DB>): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  const active = await listActiveSessionIds(db, [...new Set(sockets.map((socket) => socket.data.sessionId))]);
  for (const socket of sockets) if (!active.has(socket.data.sessionId)) socket.disconnect(true);
}
