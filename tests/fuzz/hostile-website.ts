import { gzipSync } from 'node:zlib';
import { type HostileServer, page, type Route, startHostileServer } from '../support/servers/hostile-server.ts';

const SIZE = 200_000;
/** Repeated to the size of a page: what made parsers and expressions take the square of a text, or never end. */
const PIECES = [
  ' ',
  '\n',
  '<div>',
  '<a ',
  '<a href=x>',
  'a',
  'We. ',
  'Inc. ',
  '$1,',
  'a@',
  '&amp;',
  '<!--',
  '{"@type":',
  'we help ',
  '<p>we for </p>',
  '\u200b',
  '“',
];

const SHEET = '/spreadsheets/d/1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/export';
/** The link of a sheet that the website shares in Google's stead. */
const SHEET_LINK = 'https://docs.google.com/spreadsheets/d/1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/edit#gid=0';

const PICTURE = '/picture';
/** The smallest picture there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const inParagraph = (text: string) => `<html><body><p>We repair lifts.${text}</p></body></html>`;
const inStructuredData = (text: string) => `<html><script type="application/ld+json">${text}</script></html>`;

/**
 * A website on this machine that is made to hurt its reader: pages of 200 KB of one piece, one that never ends, one that drips, one
 * that unpacks to 50 MB, and one that sends its reader in circles.
 */
export async function startHostileWebsite(): Promise<
  HostileServer & { addresses: string[]; sheet: string; picture: string }
> {
  const routes: Record<string, Route> = {};
  PIECES.forEach((piece, index) => {
    const text = piece.repeat(Math.ceil(SIZE / piece.length));
    routes[`/text-${index}`] = page(inParagraph(text));
    routes[`/data-${index}`] = page(inStructuredData(text));
  });
  routes['/silent'] = () => {};
  routes['/drip'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('<p>'), 200);
    response.on('close', () => clearInterval(timer));
  };
  const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'));
  routes['/bomb'] = page(bomb, { 'content-encoding': 'gzip' });
  // As Google answers for a sheet that is shared by its link.
  routes[SHEET] = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/csv' })
      .end('LinkedIn,Name\nhttps://www.linkedin.com/in/ann,Ann\nhttps://www.linkedin.com/in/ben,Ben\n');
  routes[PICTURE] = page(PNG, { 'content-type': 'image/png' });
  routes['/circle'] = (_, response) => response.writeHead(302, { location: '/circle' }).end();
  const server = await startHostileServer(routes);
  const addresses = [...Object.keys(routes).map((path) => `${server.url}${path}`), SHEET_LINK];
  return { ...server, addresses, sheet: SHEET_LINK, picture: `${server.url}${PICTURE}` };
}
