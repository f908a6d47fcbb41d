import { expect, test } from 'vitest';

import { extractCompanyFacts } from '../../../providers/company-website/facts/extract-company-facts.ts';
import { decodePage } from '../../../providers/company-website/pages/decode-page.ts';
import { readPage } from '../../../providers/company-website/pages/read-page.ts';
import { readRobots } from '../../../providers/company-website/site/robots.ts';

import { writeDescription } from './write-description.ts';

/** Pages of 200 KB that repeat one piece: in their text, their head, their links and their data. */
const PIECES = [
  ' ',
  '\t',
  '&nbsp;',
  '- ',
  '– ',
  '. ',
  'A. ',
  'a@',
  'a.',
  '1(',
  'charset=',
  '<meta',
  '<a',
  '"',
  '“',
  '$1',
  'try free ',
  '#',
  '-:',
];
const url = new URL('https://www.acme.example/');

function pageOf(piece: string): string {
  const fill = piece.repeat(10_000 / piece.length);
  const paragraphs = `<p>We build ${piece.repeat(3_900 / piece.length)}x</p><h2>Services ${piece.repeat(20)}x</h2>`;
  return `<html lang="en"><head><title>Acme ${fill}x</title><meta name="description" content="We build ${fill.replaceAll('"', '')}x">
    <meta http-equiv="refresh" content="1 ${fill.replaceAll('"', '')}"><script type="application/ld+json">${fill}</script></head>
    <body class="${fill.replaceAll('"', '')}x"><h1>${fill}x</h1>${paragraphs.repeat(50)}<a href="/about${fill.replaceAll('"', '')}">${fill}</a></body></html>`;
}

test.each(PIECES)('a page full of "%s" is read to the end', (piece) => {
  const page = readPage(decodePage(Buffer.from(pageOf(piece)), `text/html; charset=${piece.repeat(1_000)}`));
  expect(() => extractCompanyFacts([{ topic: 'home', page, url }])).not.toThrow();
  expect(() => writeDescription(page, url, page)).not.toThrow();
});

test.each([' ', '-:', 'a: ', '#\u2028'])('a robots.txt full of "%s" is read to the end', (piece) => {
  expect(() =>
    readRobots(`user-agent: *\ndisallow: ${piece.repeat(1_900 / piece.length)}#\u2028\n`.repeat(100)),
  ).not.toThrow();
});
