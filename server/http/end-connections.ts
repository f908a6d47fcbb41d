import type { Socket } from 'node:net';
import type { App } from './app-types.ts';

/** Milliseconds that answers under way get when the server closes. */
const GRACE_MS = 2_000;

/**
 * Ends what would keep the server from closing. Browsers open connections in advance: until something is asked over one, Node
 * counts it as busy and waits a minute for it. Answers under way may end; what takes longer than the grace is cut off.
 */
export function endConnectionsAtClose(app: App): void {
  const silent = new Set<Socket>();
  const spoke = ({ socket }: { socket: Socket }) => silent.delete(socket);
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', spoke);
  app.server.on('upgrade', spoke);
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
