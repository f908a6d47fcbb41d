import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildPersonNames } from './build-person-names.ts';

test('the table of known names is what its sources give', () => {
  const table = readFileSync(path.resolve(import.meta.dirname, '../../server/person-names/known-names.txt'), 'utf8');
  expect(buildPersonNames() === table, 'npm run vocabulary').toBe(true);
});
