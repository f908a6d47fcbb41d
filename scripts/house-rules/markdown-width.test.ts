import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COLUMNS = 120;

/** Lines that cannot be broken: rows of tables, code, and a word longer than the line. */
function findLongLines(text: string): number[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const isBreakable = !isCode && !line.trimStart().startsWith('|') && /\S\s+\S/.test(line.slice(0, COLUMNS));
    return line.length > COLUMNS && isBreakable ? [index + 1] : [];
  });
}

test('Markdown is at most 120 columns wide', () => {
  const files = globSync('{*.md,{bench,docs,tests}/**/*.md}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(30);
  const long = files.flatMap((file) =>
    findLongLines(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(long).toEqual([]);
});
