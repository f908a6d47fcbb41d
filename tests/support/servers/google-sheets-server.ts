import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for docs.google.com, as it answers who is signed in nowhere. */
export interface GoogleSheetsServer {
  url: string;
  /** What was asked for: path and query. */
  asked: string[];
  /** Answers instead, until it is set to something else. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** @param csv of every tab of every sheet */
export async function startGoogleSheetsServer(csv: string): Promise<GoogleSheetsServer> {
  const server = createServer((request, response) => {
    stand.asked.push(request.url ?? '');
    stand.answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stand: GoogleSheetsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: shared(csv),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stand;
}

/** A shared sheet: the export leads to where its content lies, under a name that serves once. */
export function shared(csv: string): GoogleSheetsServer['answer'] {
  return (request, response) => {
    if (!request.url?.startsWith('/content/')) {
      response.writeHead(307, { location: '/content/once' }).end();
      return;
    }
    response.setHeader('content-type', 'text/csv; charset=utf-8').end(csv);
  };
}

/** A private one: leads to the page to sign in at. */
export const privateSheet: GoogleSheetsServer['answer'] = (request, response) => {
  if (request.url?.startsWith('/ServiceLogin')) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>Sign in</title>');
    return;
  }
  response.writeHead(302, { location: '/ServiceLogin?continue=x' }).end();
};
