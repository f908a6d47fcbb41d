import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { elementAt } from '../../../shared/element-at.ts';
import { type Allowed, reachable } from './address-rules.ts';
import type { Target } from './check-target.ts';
import { cutLines, cutPage } from './cut-page.ts';
import { FetchRefused } from './errors.ts';
import { readResponseBody } from './read-body.ts';
import type { Resolve } from './resolve-name.ts';

/** What one request brought: a page, or the address to ask instead. */
export type Answer = { location: string } | { body: Buffer; contentType: string };

/** What is looked for; an answer of another type is refused. */
export type Takes = 'page' | 'picture' | 'sheet' | 'anything';

/** Who may be connected to. */
interface ConnectionRules {
  allowed: Allowed;
  resolve: Resolve;
  signal: AbortSignal;
}

export interface RequestRules extends ConnectionRules {
  /** Bytes of the body at most, after decompression: of a longer page its beginning is taken, a longer picture is refused. */
  maxBytes: number;
  takes: Takes;
}

const HEADERS = {
  // Says who is asking and which formats are understood best; carries nothing of the user's.
  'user-agent': 'Mozilla/5.0 (compatible; Leadlight/1.0; company description)',
  'accept-language': 'en,*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
};
const TYPES: Record<Takes, { accept: string; fits: RegExp }> = {
  page: { accept: 'text/html,application/xhtml+xml', fits: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i },
  picture: { accept: 'image/*', fits: /^\s*image\//i },
  sheet: { accept: 'text/csv', fits: /(?:)/ },
  anything: { accept: '*/*', fits: /(?:)/ },
};
const MAX_HEADER_BYTES = 32 * 1024;

/**
 * Sends one GET on a connection of its own and follows nothing.
 * @throws FetchRefused on anything but a page or a redirect
 */
export async function requestOnce(target: Target, rules: RequestRules): Promise<Answer> {
  const headers = { ...HEADERS, accept: TYPES[rules.takes].accept };
  return withResponse(target, rules, { method: 'GET', headers }, (response) => readAnswer(response, rules));
}

/**
 * Sends one request on a connection of its own, and ends that when the answer has been read. The name is resolved once, by the
 * connection itself, and only checked addresses are handed to it: what was checked is what is connected to.
 * @throws FetchRefused, or what went wrong with the connection
 */
export async function withResponse<T>(
  target: Target,
  rules: ConnectionRules,
  sent: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  read: (response: http.IncomingMessage) => Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const secure = target.url.protocol === 'https:';
  // An agent of its own: none of the environment's proxies, no connection another request has opened.
  const agent = secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false });
  const request = (secure ? https : http).request({
    agent,
    method: sent.method,
    host: target.host,
    port: target.port,
    path: target.url.pathname + target.url.search,
    headers: { ...sent.headers, host: target.url.host },
    lookup: checkedLookup(target, rules),
    signal: rules.signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    ...(secure && { rejectUnauthorized: true, ...(isIP(target.host) === 0 && { servername: target.host }) }),
  });
  request.on('response', resolve);
  request.on('error', reject);
  // A server that switches protocols no longer answers the request.
  request.on('upgrade', (_response, socket) => {
    socket.destroy();
    reject(new FetchRefused('upgrade'));
  });
  request.end(sent.body);
  try {
    return await read(await promise);
  } finally {
    request.destroy();
    agent.destroy();
  }
}

async function readAnswer(response: http.IncomingMessage, { maxBytes, takes }: RequestRules): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if ([301, 302, 303, 307, 308].includes(statusCode)) {
    if (!headers.location) throw new FetchRefused('redirect to nowhere');
    return { location: headers.location };
  }
  if (statusCode !== 200) throw new FetchRefused(`status ${statusCode}`, undefined, statusCode);
  const contentType = headers['content-type'] ?? '';
  if (!TYPES[takes].fits.test(contentType)) throw new FetchRefused('content type');
  const { body, isWhole } = await readResponseBody(response, maxBytes);
  return { body: isWhole ? body : cutOff(body, takes), contentType };
}

/** What a long page says first is worth reading; half a picture or sheet is none. */
function cutOff(body: Buffer, takes: Takes): Buffer {
  if (takes === 'picture' || takes === 'sheet') throw new FetchRefused('size');
  return takes === 'page' ? cutPage(body) : cutLines(body);
}

function checkedLookup({ port, isInner }: Target, { allowed, resolve, signal }: ConnectionRules): LookupFunction {
  return (host, options, done) => {
    resolve(host, signal).then(
      (addresses) => {
        const checked = reachable(addresses, port, allowed, isInner);
        if (checked.length === 0) done(new FetchRefused('address'), '');
        else if (options.all) done(null, checked);
        else done(null, elementAt(checked, 0).address, elementAt(checked, 0).family);
      },
      (error) => done(error, ''),
    );
  };
}
