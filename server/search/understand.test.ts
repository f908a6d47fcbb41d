import { expect, it } from 'vitest';
import { presentPage } from './present-page.ts';
import { understand } from './understand.ts';

const person = { id: '1', headline: '', location: '' };
const page = { people: [person], start: 0, total: 1, next: null };

it.each([
  ['nurses in Oslo aged 30-50', 'aged 30-50'],
  ['nurses in Oslo, salary expectations under €30k', 'salary under €30k'],
])('%s: is shown, but no source is asked for what no profile says, and the page says so', (query, keyword) => {
  const { wanted, shown } = understand(query);
  expect(shown.keywords).toEqual([keyword]);
  expect(wanted.keywords).toEqual([]);
  expect(presentPage(page, shown, null).relaxed).toEqual(['keywords']);
  expect(presentPage({ ...page, people: [], total: 0 }, shown, null).relaxed).toBeUndefined();
});

it('asks for it when nothing else is asked for', () => {
  expect(understand('aged 30-50').wanted.keywords).toEqual(['aged 30-50']);
});

it('asks for every other keyword', () => {
  const { wanted, shown } = understand('welders in Oslo, salary surveys');
  expect(wanted.keywords).toEqual(shown.keywords);
  expect(presentPage(page, shown, null).relaxed).toBeUndefined();
});
