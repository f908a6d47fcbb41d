import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('whoever shows what a call failed with shows its support id as well', () => {
  const files = globSync('web/{app,features,pages}/**/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  const shown = files.filter((file) => /\berrorText\(/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  const silent = shown.filter(
    (file) => !/<(?:FailureId|SupportId)|toastFailure\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});
