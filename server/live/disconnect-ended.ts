import type { Kysely } from 'kysely';
import { credentialKey, findValidCredentials } from '../accounts/principal.ts';
import type { SessionConfig } from '../platform/config/base-config.ts';
import type { DB } from '../platform/database/tables.ts';
import type { LiveServer } from './rooms.ts';

/** Closes the connections whose credential has expired, ended, or gone with its user. */
export async function disconnectEnded(
  io: LiveServer,
  db: Kysely<DB>,
  rules: Pick<SessionConfig, 'idleMs'>,
): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  const valid = await findValidCredentials(
    db,
    rules,
    sockets.map((socket) => socket.data.principal.via),
  );
  for (const socket of sockets) if (!valid.has(credentialKey(socket.data.principal.via))) socket.disconnect(true);
}
