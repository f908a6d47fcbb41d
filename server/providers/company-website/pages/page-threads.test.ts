import { expect, test } from 'vitest';
import { SOFTWARE } from '../../../../tests/support/material/websites.ts';
import { FetchRefused } from '../../../platform/safe-fetch/safe-fetch.ts';
import { ThreadOverrun, threadFile } from '../../../platform/threads/thread-pool.ts';
import { extractCompanyFacts } from '../facts/extract-company-facts.ts';
import { extractFactsOfPages, readFetchedPage, workOnPages } from './page-threads.ts';
import { readPage } from './read-page.ts';

const url = new URL('https://slotwise.example/');
const call = { key: url.host, signal: new AbortController().signal };
const WORK = threadFile<typeof import('../../../../tests/support/material/thread-work.ts')>(
  new URL('../../../../tests/support/material/thread-work.ts', import.meta.url),
);

test('a page says the same in a thread, and so do the pages of a site', async () => {
  const page = await readFetchedPage({ url, body: Buffer.from(SOFTWARE), contentType: 'text/html' }, call);
  expect(page).toEqual(readPage(SOFTWARE));
  const visited = [{ topic: 'home' as const, page, url }];
  expect(await extractFactsOfPages(visited, call)).toEqual(extractCompanyFacts(visited));
});

test('work that needs too much is a page that could not be had', async () => {
  const refusal = await workOnPages(WORK, { kind: 'fill' }, call).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FetchRefused);
  expect(refusal).toMatchObject({ reason: 'reading it took too much', cause: expect.any(ThreadOverrun) });
});

test('so is work that nobody has time for any more', async () => {
  const late = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  await expect(workOnPages(WORK, { kind: 'where' }, { ...call, signal: late })).rejects.toMatchObject({
    reason: 'failed',
    cause: { name: 'TimeoutError' },
  });
});

test('a fault of ours is told as it is', async () => {
  await expect(workOnPages(WORK, { kind: 'fail' }, call)).rejects.toThrow('no work');
});
