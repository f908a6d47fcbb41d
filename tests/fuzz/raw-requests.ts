import net from 'node:net';
import fc from 'fast-check';
import { hostileString } from './hostile-values.ts';

const method = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'HEAD',
  'OPTIONS',
  'DELETE',
  'TRACE',
  'CONNECT',
  'get',
  'PRI',
  '',
  'A'.repeat(200),
);
const target = (paths: readonly string[]) =>
  fc.oneof(
    fc.constantFrom('/', '*', 'http://other.example/api/config', '/%', '/%00', '//', '/api/jobs/%ff', '/api/v1'),
    fc.constantFrom('/api/../api/credits', '/api//credits', '/api/v1/api/v1/credits', '/api/docs', '/socket.io/?EIO=4'),
    fc.constantFrom(...paths),
    hostileString.map((text) => `/${text.replace(/[\r\n ]/g, '%')}`),
  );
const header = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Expect: 100-continue',
    'Expect: nonsense',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x',
    'Host: other.example',
    'Content-Type: application/json',
    'Content-Encoding: gzip',
    ': empty',
    'broken',
    ` folded: x`,
  ),
  hostileString.map((text) => `X-Fuzz: ${text.replace(/[\r\n]/g, ' ')}`),
);

/**
 * Bytes that are nearly, or not at all, an HTTP request.
 * @param paths of the document: '/api/jobs/{id}'
 */
export const rawRequest = (paths: readonly string[]): fc.Arbitrary<string> =>
  fc
    .record({
      method,
      target: target(paths),
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
      host: fc.boolean(),
      headers: fc.array(header, { maxLength: 5 }),
      body: fc.oneof(fc.constantFrom('', '{}', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n'), hostileString),
      noise: fc.option(hostileString, { freq: 6 }),
    })
    .map(({ noise, ...parts }) => {
      if (noise !== null) return `${noise}\r\n\r\n`;
      const lines = [
        `${parts.method} ${parts.target} ${parts.version}`,
        ...(parts.host ? ['Host: localhost'] : []),
        ...parts.headers,
      ];
      return `${lines.join('\r\n')}\r\n\r\n${parts.body}`;
    });

/** Sends bytes and reads what comes back until the server closes, or for as long as given. Half of the connections are closed by us, rudely. */
export function sendRaw(port: number, bytes: string, patienceMs: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const timer = setTimeout(() => socket.destroy(), patienceMs);
    socket.on('data', (chunk) => {
      if (answer.length < 20_000) answer += chunk.toString('latin1');
      // The whole head is enough: many connections wait for a next request.
      if (answer.includes('\r\n\r\n')) setTimeout(() => socket.destroy(), 5);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
