import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A call as the stand-in got it. */
export interface StandInCall {
  method: string;
  /** Decoded path, without query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

export interface StandInReply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body: unknown;
  /** Sent instead: a page for a browser. */
  html?: string;
}

/**
 * What goes wrong with a call: another answer, none at all, one that comes byte by byte without end, a connection cut in the middle of
 * the body, or a body that is no JSON.
 */
export type StandInFault = StandInReply | 'silence' | 'drip' | 'cut' | 'garbage';

export interface StandIn {
  url: string;
  /** Every call so far, spoiled ones too. */
  calls: StandInCall[];
  /** Each spoils one call, in order. */
  faults: StandInFault[];
  /** Spoils every call whose path fits. */
  spoil(path: RegExp, fault: StandInFault): void;
  /** Milliseconds before each answer. */
  latencyMs: number;
  /** Answers wait for this. */
  holds: Promise<unknown> | undefined;
  /** Calls that were given up before they had an answer. */
  givenUp: number;
  /** The most calls that were under way at once. */
  mostAtOnce: number;
  close(): Promise<void>;
}

/** A server on a free port that answers as a provider does; the wire format is the business of `answer`. */
export async function startStandIn(
  answer: (call: StandInCall) => StandInReply | Promise<StandInReply>,
): Promise<StandIn> {
  const spoiled: { path: RegExp; fault: StandInFault }[] = [];
  let atOnce = 0;
  const server = createServer(async (request, response) => {
    atOnce += 1;
    standIn.mostAtOnce = Math.max(standIn.mostAtOnce, atOnce);
    response.once('close', () => {
      atOnce -= 1;
      if (!response.writableEnded) standIn.givenUp += 1;
    });
    const call = await readCall(request);
    standIn.calls.push(call);
    if (standIn.latencyMs > 0) await wait(standIn.latencyMs);
    await standIn.holds;
    const fault = standIn.faults.shift() ?? spoiled.find(({ path }) => path.test(call.path))?.fault;
    send(response, fault ?? (await answer(call)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    faults: [],
    spoil: (path, fault) => spoiled.push({ path, fault }),
    latencyMs: 0,
    holds: undefined,
    givenUp: 0,
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function readCall(request: IncomingMessage): Promise<StandInCall> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += chunk;
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function send(response: ServerResponse, reply: StandInFault): void {
  if (reply === 'silence') return;
  const headers = { 'content-type': 'application/json' };
  if (reply === 'drip') {
    response.writeHead(200, headers);
    const drops = setInterval(() => response.write(' '), 10);
    response.once('close', () => clearInterval(drops));
    return;
  }
  if (reply === 'cut') {
    response.writeHead(200, { ...headers, 'content-length': '1000' });
    response.write('{"status":200,');
    setTimeout(() => response.destroy(), 5);
    return;
  }
  if (reply === 'garbage') {
    response.writeHead(200, headers).end('<html>502 Bad Gateway</html>');
    return;
  }
  if (reply.html !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(reply.html);
    return;
  }
  response.writeHead(reply.status ?? 200, { ...headers, ...reply.headers }).end(JSON.stringify(reply.body));
}
