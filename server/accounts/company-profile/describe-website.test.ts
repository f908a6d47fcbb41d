import { expect, test } from 'vitest';
import { FetchRefused, type SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import { ThreadOverrun } from '../../platform/threads/thread-pool.ts';
import { type ReadFetchedPage, readFetchedPage } from '../../providers/company-website/pages/page-threads.ts';
import { describeWebsite } from './describe-website.ts';

const never = new AbortController().signal;
const PAGES: Readonly<Record<string, string>> = {
  '/': '<title>Tidewell</title><p>We repair lifts for landlords in Leeds and Hull.</p><a href="/about">About us</a>',
  '/about': '<p>Since 1951 our engineers have looked after 4,000 lifts for housing companies.</p>',
};
const fetch: SafeFetch = async (address) => {
  const url = new URL(address);
  return { url, body: Buffer.from(PAGES[url.pathname]!), contentType: 'text/html' };
};
const tooLong = new FetchRefused('reading it took too much', new ThreadOverrun('time'));

function readWith(readPage?: ReadFetchedPage) {
  const logged: object[] = [];
  const reader = {
    fetch,
    enter: async () => () => {},
    log: { info: (line: object) => void logged.push(line) },
    ...(readPage && { readPage }),
  };
  return { logged, described: describeWebsite(reader, 'ann', 'https://tidewell.example', never) };
}

test('a website is read in threads, with the page about the company', async () => {
  const { description } = await readWith().described;
  expect(description).toContain('We repair lifts for landlords');
  expect(description).toContain('our engineers have looked after 4,000 lifts');
});

test('a page that takes too long to read is a website that could not be read', async () => {
  const { described, logged } = readWith(() => Promise.reject(tooLong));
  await expect(described).rejects.toMatchObject({ name: 'DomainError', code: 'website_unreachable' });
  expect(logged).toMatchObject([{ reason: 'reading it took too much' }]);
});

test('a page about the company that takes too long to read is left out', async () => {
  const { described } = readWith((found, call) =>
    found.url.pathname === '/about' ? Promise.reject(tooLong) : readFetchedPage(found, call),
  );
  const { description } = await described;
  expect(description).toContain('We repair lifts for landlords');
  expect(description).not.toContain('4,000');
});
