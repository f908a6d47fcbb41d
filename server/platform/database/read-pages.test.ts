import { describe, expect, it } from 'vitest';
import { readAhead, readPages } from './read-pages.ts';

const collect = async <T>(pages: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const page of pages) all.push(page);
  return all;
};

describe('readPages', () => {
  it.each([
    { rows: 0, pages: [] },
    { rows: 2, pages: [[1, 2]] },
    { rows: 3, pages: [[1, 2, 3]] },
    { rows: 7, pages: [[1, 2, 3], [4, 5, 6], [7]] },
  ])('gives $rows rows, three a page', async ({ rows, pages }) => {
    const read = async (last = 0) => [1, 2, 3].map((step) => last + step).filter((row) => row <= rows);
    expect(await collect(readPages(3, read))).toEqual(pages);
  });
});

describe('readAhead', () => {
  it('asks for the next page while one is being used, and for no more', async () => {
    const read: number[] = [];
    const pages = readAhead(
      (async function* () {
        for (let page = 1; page <= 5; page += 1) {
          read.push(page);
          yield page;
        }
      })(),
    );
    expect((await pages.next()).value).toBe(1);
    await new Promise(setImmediate);
    expect(read).toEqual([1, 2]);
    expect(await collect(pages)).toEqual([2, 3, 4, 5]);
  });

  it('fails after the pages before, however early it was known', async () => {
    const pages = readAhead(
      (async function* () {
        yield 1;
        throw new Error('the database is away');
      })(),
    );
    expect((await pages.next()).value).toBe(1);
    await new Promise(setImmediate);
    await expect(pages.next()).rejects.toThrow('the database is away');
  });

  it('ends the reading when nobody wants more, also of a page that failed meanwhile', async () => {
    let ended = false;
    const pages = readAhead(
      (async function* () {
        try {
          yield 1;
          throw new Error('the database is away');
        } finally {
          ended = true;
        }
      })(),
    );
    await pages.next();
    await pages.return(undefined);
    expect(ended).toBe(true);
  });
});
