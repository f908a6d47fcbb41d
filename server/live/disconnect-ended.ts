import type { Kysely } from 'kysely';
import { credentialKey, findValidCredentials } from '../accounts/principal.ts';
import type { SessionConfig } from '../platform/config/base-config.ts';
import type { DB } from '../platform/database/tables.ts';
import type { LiveSocket } from './rooms.ts';

/** Dismisses those of these connections whose credential has expired, ended, or gone with its user. */
export async function disconnectEnded(
  sockets: readonly LiveSocket[],
  db: Kysely<DB>,
  rules: Pick<SessionConfig, 'idleMs'>,
): Promise<void> {
  if (sockets.length === 0) return;
  const valid = await findValidCredentials(
    db,
    rules,
    sockets.map((socket) => socket.data.principal.via),
  );
  for (const socket of sockets) {
    const { userId, via } = socket.data.principal;
    if (valid.has(credentialKey(via))) continue;
    socket.emit('left_user_room', { user_id: userId });
    socket.disconnect(true);
  }
}
