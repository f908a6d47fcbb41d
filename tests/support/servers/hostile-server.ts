import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

/** A web server that answers as its routes say, and counts who came. */
export interface HostileServer {
  url: string;
  port: number;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Headers of the last request. */
  headers: () => http.IncomingHttpHeaders;
  close(): Promise<void>;
}

export type Route = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** @param routes by path; any other path answers 404 */
export async function startHostileServer(routes: Record<string, Route>, host = '127.0.0.1'): Promise<HostileServer> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let headers: http.IncomingHttpHeaders = {};
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    headers = request.headers;
    response.on('error', () => {});
    const route = routes[URL.parse(request.url ?? '', 'http://x')?.pathname ?? ''];
    if (route) route(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    asked,
    headers: () => headers,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers with a page. */
export function page(body: string | Buffer, headers: Record<string, string> = {}): Route {
  return (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

export function redirect(location: string | ((request: http.IncomingMessage) => string), status = 302): Route {
  return (request, response) => {
    response.writeHead(status, { location: typeof location === 'string' ? location : location(request) }).end();
  };
}

const CODINGS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync, 'deflate, raw': deflateRawSync };

/** The page compressed; `deflate, raw` goes out as `deflate` without its header, as some servers send it. */
export function compressed(body: string | Buffer, coding: keyof typeof CODINGS): Route {
  return page(CODINGS[coding](body), { 'content-encoding': coding.split(',')[0]! });
}

/** A small answer that unpacks to this many bytes. */
export function bomb(bytes: number, coding: keyof typeof CODINGS): Route {
  return compressed(Buffer.alloc(bytes, 'a'), coding);
}

/** A body that never ends: a chunk every so many milliseconds. */
export function endless(chunk: string, everyMs: number): Route {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** Headers that come a letter at a time and never end. */
export const slowHeaders: Route = (request) => {
  const { socket } = request;
  socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
  const timer = setInterval(() => socket.write('a'), 20);
  socket.on('close', () => clearInterval(timer));
};

/** Bytes that are no HTTP. */
export function raw(bytes: string): Route {
  return ({ socket }) => socket.end(bytes);
}
