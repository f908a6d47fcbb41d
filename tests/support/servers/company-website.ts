import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The website of a company that somebody signs up for, on this machine. */
export interface CompanyWebsite {
  url: string;
  /** What SAFE_FETCH_ALLOW must hold for the server to read it. */
  allow: string;
  stop(): Promise<void>;
}

const PAGE = `<!doctype html><html lang="en"><head><title>Tidewell: schedules for field teams</title>
<meta name="description" content="Tidewell makes scheduling software for field service teams."></head>
<body><main><h1>Tidewell</h1><p>Tidewell makes scheduling software for field service teams. It fills cancelled slots and
halves travel time for mid-sized companies in India and Europe.</p></main></body></html>`;

/** Serves one page that says what a company does, and a picture at /picture.png. */
export async function startCompanyWebsite(): Promise<CompanyWebsite> {
  const picture = await readFile(path.resolve(import.meta.dirname, '../../../web/public/Frame.png'));
  const server = createServer((request, response) => {
    if (request.url === '/picture.png') response.setHeader('content-type', 'image/png').end(picture);
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const allow = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${allow}`,
    allow,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
