import type { Socket } from 'node:net';
import type { App } from './app-types.ts';

/** Milliseconds that answers under way get when the server closes. */
const GRACE_MS = 2_000;

/**
 * Ends what would keep the server from closing. Browsers open connections in advance: until something is asked over one, Node
 * counts it as busy and waits a minute for it. Answers under way may end; what takes longer than the grace is cut off. So is a live
 * connection whose client does not say goodbye, such as a laptop that sleeps: a WebSocket waits half a minute for that.
 */
export function endConnectionsAtClose(app: App): void {
  const silent = new Set<Socket>();
  const upgraded = new Set<Socket>();
  const spoke = ({ socket }: { socket: Socket }) => silent.delete(socket);
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', spoke);
  app.server.on('upgrade', ({ socket }) => {
    silent.delete(socket);
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    setTimeout(() => {
      app.server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    }, GRACE_MS).unref();
  });
}
