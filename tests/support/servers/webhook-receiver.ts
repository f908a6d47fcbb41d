import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  /** `webhook-id`. */
  id: string;
  headers: Record<string, string>;
  body: string;
}

/** A receiver of webhooks, on this machine. What it answers is decided by path. */
export interface WebhookReceiver {
  url: string;
  /** What SAFE_FETCH_ALLOW must hold. */
  allow: string;
  received: Received[];
  /** What came at a path so far. */
  at(path: string): Received[];
  /** How a path answers; 200 `ok` unless said. A function may keep the answer open. */
  answer(path: string, how: number | ((response: ServerResponse) => void)): void;
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers = new Map<string, number | ((response: ServerResponse) => void)>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const headers = request.headers as Record<string, string>;
    received.push({ path, id: headers['webhook-id'] ?? '', headers, body: await text(request) });
    const how = answers.get(path) ?? 200;
    if (typeof how === 'function') return how(response);
    response.writeHead(how, { location: '/elsewhere' }).end(how === 200 ? 'ok' : `no: ${how}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const allow = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${allow}`,
    allow,
    received,
    at: (path) => received.filter((one) => one.path === path),
    answer: (path, how) => void answers.set(path, how),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Checks what was received with the library of Standard Webhooks, as a receiver does. @returns the body @throws when it is not signed so */
export function verifyReceived(secret: string, { body, headers }: Received): WebhookBody {
  return new Webhook(secret).verify(body, headers) as WebhookBody;
}

export interface WebhookBody {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}
