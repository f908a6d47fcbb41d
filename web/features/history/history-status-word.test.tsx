import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HistoryStatusWord } from './history-status-word.tsx';

test('each status has its own word, colour and icon', () => {
  const looks = (['completed', 'progress', 'failed'] as const).map((status) => {
    const markup = renderToStaticMarkup(<HistoryStatusWord status={status} />);
    return {
      word: markup.replace(/<[^>]*>/g, ''),
      colour: markup.match(/\btext-[a-z]+\b/)?.[0],
      icon: markup.match(/<svg.*<\/svg>/)?.[0],
    };
  });
  expect(looks.map(({ word }) => word)).toEqual(['Completed', 'In progress', 'Failed']);
  expect(looks.map(({ colour }) => colour)).toEqual(['text-emerald', 'text-amber', 'text-rose']);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
  expect(looks.every(({ icon }) => icon)).toBe(true);
});
