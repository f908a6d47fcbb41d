import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeProviders, describeVariables, type MarkdownTable } from './describe-providers.ts';

const root = new URL('../../', import.meta.url);
const hasPage = (id: string) => existsSync(new URL(`docs/providers/${id}.md`, root));

/** The table of a page that has these headings, with its cells as one reads them. */
function readTable(page: string, [head = []]: MarkdownTable): MarkdownTable {
  const lines = readFileSync(new URL(page, root), 'utf8').split('\n');
  const rows = lines.map((line) => (line.startsWith('|') ? line.split('|').slice(1, -1) : null));
  const cells = rows.map((row) => row?.map((cell) => cell.trim()));
  const start = cells.findIndex((row) => row?.join() === head.join());
  const end = cells.findIndex((row, at) => at > start && row === undefined);
  return [head, ...cells.slice(start + 2, end).flatMap((row) => (row ? [row] : []))];
}

test.each([
  ['README.md', describeVariables()],
  ['docs/providers.md', describeProviders(hasPage)],
])('the table in %s says what the definitions say (npm run tables writes it)', (page, table) => {
  expect(readTable(page, table)).toEqual(table);
});
