import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../../shared/contract/responses.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { describeError } from './errors.ts';

/** What Node refuses before there is a request, by its code; everything else could not be read as HTTP. */
const REFUSED: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};
/** Milliseconds in which a refused client can take its answer, while what it still sends is thrown away. */
const LINGER_MS = 1_000;

interface Means {
  log: Logger;
  /** Go with every answer. */
  headers: Readonly<Record<string, string>>;
}

/** Answers what Node would answer by itself, in the shape of the contract: a request that cannot be read, or does not arrive in time. */
export function refuseUnreadable({ log, headers }: Means, error: NodeJS.ErrnoException, socket: Socket): void {
  // Gone, answered already, or in the middle of an answer that must not be mixed with another.
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(socket)) {
    if (socket.writable) socket.destroy();
    return;
  }
  const answer = writeAnswer(REFUSED[error.code ?? ''] ?? 'malformed_request', headers);
  log.info(
    { request_id: answer.headers['x-request-id'], status: answer.status, reason: error.code },
    'request not read',
  );
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    ...Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${answer.text}`);
  // A connection that is closed while something of it is unread takes the answer along.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Answers requests that want anything but `100-continue` before they send their body. */
export function refuseExpectations(server: Server, { log, headers }: Means): void {
  server.on('checkExpectation', (_request, response) => {
    const answer = writeAnswer('expectation_failed', headers);
    log.info({ request_id: answer.headers['x-request-id'], status: answer.status }, 'request not read');
    response.writeHead(answer.status, answer.headers).end(answer.text);
  });
}

function writeAnswer(code: ErrorCode, headers: Means['headers']) {
  const { status, body } = describeError(new DomainError(code));
  const text = JSON.stringify(body);
  return {
    status,
    text,
    headers: {
      ...headers,
      'x-request-id': randomUUID(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    },
  };
}

/** Node keeps the answer that a connection is taken up by in a field of the socket. */
function hasBegunToAnswer(socket: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
