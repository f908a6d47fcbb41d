import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'docs/spec-coverage';

interface Entry {
  /** Page and line of the statement. */
  place: string;
  statement: string;
  /** Each a list of code spans: file, title, and perhaps a row of its table. */
  tests: string[][];
}

/** @returns the entries of a page: top-level list items, each with the tests that stand in the list below it */
function readEntries(page: string, text: string): Entry[] {
  const entries: Entry[] = [];
  let tests: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('- ')) {
      entries.push({ place: `${page}:${index + 1}`, statement: line.slice(2).trim(), tests: [] });
    } else if (line.startsWith('  - ')) {
      tests = readSpans(line);
      entries.at(-1)?.tests.push(tests);
    } else if (line.startsWith('    ')) tests.push(...readSpans(line));
  }
  return entries;
}

function readSpans(line: string): string[] {
  return Array.from(line.matchAll(/`([^`]+)`/g), ([, span = '']) => span.trim());
}

const sources = new Map<string, string | null>();

function readSource(file: string): string | null {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const full = path.join(ROOT, file);
  const source = existsSync(full) ? readFileSync(full, 'utf8') : null;
  sources.set(file, source);
  return source;
}

/** @returns true when the source has the title as a whole string of its own, in whichever quotes */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote));
}

/** @returns what is wrong with one reference, or null */
function judgeTest([file, ...titles]: string[]): string | null {
  if (!file || !/\.(spec|test)\.tsx?$/.test(file)) return `${file} is no test file`;
  if (titles.length === 0) return `${file} without a test's title`;
  const source = readSource(file);
  if (source === null) return `${file} does not exist`;
  const missing = titles.find((title) => !hasTitle(source, title));
  return missing === undefined ? null : `${file} has no test '${missing}'`;
}

/** @returns what is wrong with an entry, each with where it stands */
function judgeEntry({ place, statement, tests }: Entry): string[] {
  if (statement === '') return [`${place}: no statement`];
  if (tests.length === 0) return [`${place}: no test for '${statement}'`];
  return tests.map(judgeTest).flatMap((problem) => (problem === null ? [] : [`${place}: ${problem}`]));
}

describe('the pages of what the specification says and which test shows it', () => {
  const pages = readdirSync(path.join(ROOT, FOLDER)).filter((page) => page !== 'README.md');
  const entries = pages.flatMap((page) => readEntries(page, readFileSync(path.join(ROOT, FOLDER, page), 'utf8')));

  it('name only tests that there are', () => {
    expect(entries.flatMap(judgeEntry)).toEqual([]);
  });

  it('speak of every section of the specification', () => {
    const sections = pages.map((page) => Number.parseInt(page, 10)).filter((section) => !Number.isNaN(section));
    expect(sections.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(entries.length).toBeGreaterThan(300);
  });

  it('say each thing once', () => {
    const statements = entries.map(({ statement }) => statement);
    expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([]);
  });

  it('are all named in the contents', () => {
    const contents = readFileSync(path.join(ROOT, FOLDER, 'README.md'), 'utf8');
    expect(pages.filter((page) => !contents.includes(`(${page})`))).toEqual([]);
  });
});

describe('an entry', () => {
  const self = 'scripts/house-rules/spec-coverage.test.ts';
  it.each([
    ['with a test of a title in quotes', `  - \`${self}\` › \`an entry\``, 0],
    ['with its title on the next line', `  - \`${self}\`\n    › \`an entry\``, 0],
    ['with a row of a table of tests', `  - \`${self}\` › \`an entry\` › \`with two tests\``, 0],
    ['with two tests', `  - \`${self}\` › \`an entry\`\n  - \`${self}\` › \`say each thing once\``, 0],
    ['without a test', '', 1],
    ['with a test by hand', '  - by hand', 1],
    ['with a file that does not exist', '  - `scripts/nothing.test.ts` › `an entry`', 1],
    ['with a title that is part of another', `  - \`${self}\` › \`say each\``, 1],
    ['with one wrong test of two', `  - \`${self}\` › \`an entry\`\n  - \`${self}\` › \`an entr\``, 1],
    ['with a file that is no test', '  - `package.json` › `name`', 1],
  ])('%s', (_what, tests, problems) => {
    const entries = readEntries('page', `# Page\n\n- something\n${tests}\n`);
    expect(entries).toHaveLength(1);
    expect(entries.flatMap(judgeEntry)).toHaveLength(problems);
  });
});
