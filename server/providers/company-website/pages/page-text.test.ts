import { expect, test } from 'vitest';
import * as sites from '../../../../tests/support/material/websites.ts';
import { readPageText } from './page-text.ts';
import { readPage } from './read-page.ts';

test('is what a page says to its readers, without menus, consent, footers and calls to act', () => {
  const text = readPageText(readPage(sites.SOFTWARE), new Set(), 6_000);
  expect(text.split('\n').slice(0, 3)).toEqual([
    'FILL EVERY CHAIR, EVERY DAY',
    'Our software offers free slots to waiting patients by text message within seconds — and books the first who says yes.',
    'Our solutions',
  ]);
  expect(text).toContain('start at $49 per month');
  for (const clutter of ['cookies', 'Book a demo', 'About us', 'All rights', 'credit card', 'hello@']) {
    expect(text).not.toContain(clutter);
  }
});

test('says nothing that another page of the site says', () => {
  const known = new Set<string>();
  readPageText(readPage('<p>We repair lifts.</p><p>In Leeds.</p>'), known, 6_000);
  expect(readPageText(readPage('<p>We repair lifts.</p><p>In York.</p>'), known, 6_000)).toBe('In York.');
});

test('keeps the titles of stories, which are links', () => {
  const html = '<main><a href="/c/a">Case</a><div><a href="/c/a">How Harbour Foods cut its errors</a></div></main>';
  expect(readPageText(readPage(html), new Set(), 6_000)).toBe('How Harbour Foods cut its errors');
});

test.each([20, 45, 60, 100])('has at most %i characters, cut after a word', (room) => {
  const html = '<p>We repair lifts for landlords. We do it by night. And by day.</p><p>More of the same.</p>';
  const text = readPageText(readPage(html), new Set(), room);
  expect(text.length).toBeLessThanOrEqual(room);
  expect(text).toMatch(/(?:[.\w])$/);
  expect(`We repair lifts for landlords. We do it by night. And by day.\nMore of the same.`).toContain(text);
});

test('holds no data, and keeps scripts that part no words', () => {
  const data = `<p>${'aGVsbG8'.repeat(60)}</p>`;
  const japanese = '当社は食品の保管と配送を行う会社です'.repeat(15);
  expect(readPageText(readPage(`${data}<p>We repair lifts.</p>`), new Set(), 6_000)).toBe('We repair lifts.');
  expect(readPageText(readPage(`<p>${japanese}</p>`), new Set(), 6_000)).toBe(japanese);
});
