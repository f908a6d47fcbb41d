import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENT = 'docs/spec-coverage.md';

interface Row {
  line: number;
  statement: string;
  /** Contents of the code spans in the last cell: 'file › title', or 'file › title › row of its table'. */
  tests: string[];
}

/** @returns the rows of every table, without headings and rules; a row's line counts from 1 */
function readRows(text: string): Row[] {
  const lines = text.split('\n');
  return lines.flatMap((content, index) => {
    if (!content.startsWith('|') || isRule(content) || isRule(lines[index + 1] ?? '')) return [];
    const cells = content.split('|').slice(1, -1);
    const tests = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map((span) => span[1]!.trim());
    return [{ line: index + 1, statement: (cells.at(-2) ?? '').trim(), tests }];
  });
}

function isRule(line: string): boolean {
  return /^\|[\s|:-]+\|$/.test(line);
}

const sources = new Map<string, string | null>();

function readSource(file: string): string | null {
  if (!sources.has(file)) {
    const full = path.join(ROOT, file);
    sources.set(file, existsSync(full) ? readFileSync(full, 'utf8') : null);
  }
  return sources.get(file)!;
}

/** @returns true when the source has the title as a whole string of its own, in whichever quotes */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote));
}

/** @returns what is wrong with one reference, or null */
function judge(reference: string): string | null {
  const [file, ...titles] = reference.split(' › ');
  if (!file || !/\.(spec|test)\.tsx?$/.test(file)) return `${reference} names no test file`;
  if (titles.length === 0) return `${reference} names no test`;
  const source = readSource(file);
  if (source === null) return `${file} does not exist`;
  const missing = titles.find((title) => !hasTitle(source, title));
  return missing === undefined ? null : `${file} has no test '${missing}'`;
}

/** @returns what is wrong with a row, each with the line it stands in */
function judgeRow({ line, statement, tests }: Row): string[] {
  if (statement === '') return [`line ${line}: no statement`];
  if (tests.length === 0) return [`line ${line}: no test for '${statement}'`];
  return tests.map(judge).flatMap((problem) => (problem === null ? [] : [`line ${line}: ${problem}`]));
}

describe('the table of what the specification says and which test shows it', () => {
  const text = readFileSync(path.join(ROOT, DOCUMENT), 'utf8');
  const rows = readRows(text);

  it('names only tests that there are', () => {
    expect(rows.flatMap(judgeRow)).toEqual([]);
  });

  it('speaks of every section of the specification', () => {
    const headings = [...text.matchAll(/^## (\d+)\. /gm)].map((heading) => Number(heading[1]));
    expect(headings).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(200);
  });

  it('says each thing once', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([]);
  });

  it('has no list beside the tables, of what no test shows', () => {
    expect(text).not.toMatch(/^\s*[-*] /m);
  });
});

describe('a row', () => {
  const self = 'scripts/spec-coverage.test.ts';
  it.each([
    ['with a test of a title in quotes', `\`${self} › a row\``, 0],
    ['with a row of a table of tests', `\`${self} › a row › with a test of a title in quotes\``, 0],
    ['with two tests', `\`${self} › a row\`<br>\`${self} › says each thing once\``, 0],
    ['without a test', 'by hand', 1],
    ['with a file that does not exist', '`scripts/nothing.test.ts › a row`', 1],
    ['with a title that is part of another', `\`${self} › says each\``, 1],
    ['with one wrong test of two', `\`${self} › a row\`<br>\`${self} › a ro\``, 1],
    ['with a file that is no test', '`package.json › name`', 1],
  ])('%s', (_what, cell, problems) => {
    const rows = readRows(`| Says | Test |\n| --- | --- |\n| something | ${cell} |\n`);
    expect(rows).toHaveLength(1);
    expect(rows.flatMap(judgeRow)).toHaveLength(problems);
  });
});
