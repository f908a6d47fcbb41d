import { expect, test } from 'vitest';
import { readTitleByRules } from '../read-title-by-rules.ts';
import { titleFeatures } from './title-features.ts';

test('a name that stands in the tables itself is told without what the rules say', () => {
  const title = 'Leiterin Einkauf';
  const [withRules, alone] = [titleFeatures(title, readTitleByRules(title)), titleFeatures(title, undefined)];
  expect(withRules).toContain('dPurchasing');
  expect(alone).not.toContain('dPurchasing');
  expect(withRules.filter((feature) => !alone.includes(feature)).every((feature) => /^[ld]/.test(feature))).toBe(true);
  expect(new Set(withRules).size).toBe(withRules.length);
});
