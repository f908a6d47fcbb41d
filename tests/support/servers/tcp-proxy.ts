import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut, as when it restarts or the network fails. */
export interface TcpProxy {
  /** The server's address by this way. */
  url: string;
  /** Nothing passes any more on the connections that are open now, and neither side hears of it; new ones work. */
  silence(): void;
  /** Drops all connections and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/**
 * Opens a way to the server at `url`, of whatever protocol; it is closed for good by `cut`.
 * @param wanted port of 127.0.0.1 that it is opened at; 0 for a free one
 */
export async function openTcpProxy(url: string, wanted = 0): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let server: Server | undefined;

  async function listen(at: number): Promise<number> {
    // Who says goodbye on a silent connection is not answered either.
    server = createServer({ allowHalfOpen: true }, (incoming) => {
      const outgoing = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        open.add(from);
        from.pipe(to);
        from.on('error', () => {});
        from.once('close', () => {
          open.delete(from);
          if (!silent.has(to)) to.destroy();
        });
      }
    }).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  const at = await listen(wanted);
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(at) }).href.replace(/\/$/, ''),
    silence() {
      for (const socket of open) {
        silent.add(socket);
        socket.unpipe();
        socket.resume();
      }
    },
    async cut() {
      const closed = server && once(server, 'close');
      server?.close();
      for (const socket of open) socket.resetAndDestroy();
      await closed;
    },
    restore: () => listen(at).then(() => {}),
  };
}
