import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeProviders, describeVariables, type MarkdownTable } from '../server/services/describe-providers.ts';

/** `npm run tables`: writes the tables of variables and of providers into the documentation, as the definitions have them. */
const root = path.resolve(import.meta.dirname, '..');
const hasPage = (id: string) => existsSync(path.join(root, `docs/providers/${id}.md`));

writeTable('README.md', describeVariables());
writeTable('docs/providers.md', describeProviders(hasPage));

/** Puts a table in the place of the one with the same headings. */
function writeTable(file: string, [head = [], ...rows]: MarkdownTable): void {
  const at = path.join(root, file);
  const lines = readFileSync(at, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('|') && cellsOf(line).join() === head.join());
  if (start < 0) throw new Error(`${file} has no table of ${head.join(', ')}`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  lines.splice(start, end - start, ...table);
  writeFileSync(at, lines.join('\n'));
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
