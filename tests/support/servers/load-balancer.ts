import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** A reverse proxy over several processes, as nginx or Caddy are one. */
export interface LoadBalancer {
  url: string;
  /** How many processes are sent calls now. */
  healthy(): number;
  close(): Promise<void>;
}

const CHECK_MS = 100;
/** Between two neighbours only. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Spreads calls and live connections over the processes whose `/readyz` answers 200, in turn. A process that refuses the connection is
 * passed over for the next; what was sent once is never sent again.
 * @param ports of 127.0.0.1
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new http.Agent({ keepAlive: true });
  const healthy = new Set<number>();
  const ending = new AbortController();
  const { signal } = ending;
  const checks = ports.map(async (port) => {
    while (!signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined);
      if (answer?.ok) healthy.add(port);
      else healthy.delete(port);
      await delay(CHECK_MS, undefined, { signal }).catch(() => {});
    }
  });
  let turn = 0;
  const inTurn = () => {
    const all = ports.filter((port) => healthy.has(port));
    turn += 1;
    return all.map((_, at) => all[(at + turn) % all.length] ?? 0);
  };

  const server = http.createServer((request, response) => {
    passOn(request, inTurn(), agent, (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    }).catch(() => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  });
  server.on('upgrade', (request: http.IncomingMessage, socket: Socket) => {
    socket.on('error', () => {});
    switchOver(request, inTurn(), socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    healthy: () => healthy.size,
    async close() {
      ending.abort();
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await Promise.all(checks);
    },
  };
}

/** Opens a request to the first process that takes the connection. */
async function open(
  { method = 'GET', url = '/', headers }: http.IncomingMessage,
  ports: readonly number[],
  agent: http.Agent | false,
): Promise<http.ClientRequest> {
  for (const port of ports) {
    const request = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent });
    try {
      const [socket] = (await once(request, 'socket')) as [Socket];
      if (socket.connecting) await once(socket, 'connect');
      return request;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    }
  }
  throw new Error('No process takes calls');
}

async function passOn(
  request: http.IncomingMessage,
  ports: readonly number[],
  agent: http.Agent,
  onAnswer: (answer: http.IncomingMessage) => void,
): Promise<void> {
  const outgoing = await open(request, ports, agent);
  request.pipe(outgoing);
  const [answer] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  // What goes wrong from here on is the answer's.
  outgoing.on('error', () => {});
  onAnswer(answer);
}

async function switchOver(request: http.IncomingMessage, ports: readonly number[], client: Duplex): Promise<void> {
  const outgoing = await open(request, ports, false);
  outgoing.end();
  const [answer, upstream, first] = (await once(outgoing, 'upgrade')) as [http.IncomingMessage, Socket, Buffer];
  upstream.unshift(first);
  const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  client.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.pipe(to);
    from.on('error', () => {});
    from.once('close', () => to.destroy());
  }
}
