import { expect, test } from 'vitest';
import { readLabelledItems } from './labelled-items.ts';
import { scoreSheet } from './score-sheet.ts';

const items = readLabelledItems('sheets', 'open') ?? [];

test('there are sheets of many tools and languages', () => {
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThan(45);
});

test.each(items.map((item) => [item.kind, item] as const))('%s is read as labelled', (_, item) => {
  expect(scoreSheet(item).differences).toEqual([]);
});
