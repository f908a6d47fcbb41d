import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../../shared/contract/responses.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { describeError, documentationUrl } from './errors.ts';

/** Errors of Node before there is a request, by their code; everything else could not be read as HTTP. */
const PROTOCOL_ERRORS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};
/** Milliseconds in which such a client can read its response, while what it still sends is thrown away. */
const LINGER_MS = 1_000;

/** What the server's answers have of their own. */
export interface OwnAnswers {
  /** Origin of the server as users see it. */
  publicUrl: string;
  /** Go with every response. */
  headers: Readonly<Record<string, string>>;
}

interface Deps extends OwnAnswers {
  log: Logger;
}

/** Responds in the shape of the contract where Node would by itself: a request that cannot be read, or does not arrive in time. */
export function sendProtocolError({ log, ...own }: Deps, error: NodeJS.ErrnoException, socket: Socket): void {
  // Gone, responded to already, or in the middle of a response that must not be mixed with another.
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegunResponse(socket)) {
    if (socket.writable) socket.destroy();
    return;
  }
  const response = writeResponse(PROTOCOL_ERRORS[error.code ?? ''] ?? 'malformed_request', own);
  log.info(
    { request_id: response.headers['x-request-id'], status: response.status, reason: error.code },
    'request not read',
  );
  endWith(socket, response);
  // A connection that is closed while something of it is unread takes the response along.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Fails requests that expect anything but `100-continue` before they send their body. */
export function rejectExpectations(server: Server, { log, ...own }: Deps): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, text, headers: all } = writeResponse('expectation_failed', own);
    log.info({ request_id: all['x-request-id'], status }, 'request not read');
    response.writeHead(status, all).end(text);
  });
}

/** Refuses a connection that asked to be switched to the live channel. */
export function refuseUpgrade(socket: Duplex, refusal: ErrorCode | DomainError, own: OwnAnswers): void {
  if (socket.writable) endWith(socket, writeResponse(refusal, own));
}

/** Answers a request that no route is asked about. */
export function refuseRequest(response: ServerResponse, refusal: DomainError, own: OwnAnswers): void {
  const { status, text, headers } = writeResponse(refusal, own);
  response.writeHead(status, headers).end(text);
}

function endWith(socket: Duplex, { status, headers, text }: ReturnType<typeof writeResponse>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}

function writeResponse(refusal: ErrorCode | DomainError, { headers, publicUrl }: OwnAnswers) {
  const error = typeof refusal === 'string' ? new DomainError(refusal) : refusal;
  const { status, body, retryAfter } = describeError(error);
  const text = JSON.stringify({ ...body, documentation_url: documentationUrl(publicUrl, error.code) });
  return {
    status,
    text,
    headers: {
      ...headers,
      'x-request-id': randomUUID(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  };
}

/** Node keeps the response that a connection is busy with in a field of the socket. */
function hasBegunResponse(socket: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
