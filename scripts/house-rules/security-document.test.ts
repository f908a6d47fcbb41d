import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
/** Requirements of OWASP ASVS 5.0 up to level 2, in its order. */
const requirements = readFileSync(path.join(import.meta.dirname, 'asvs-5.0-level-2.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '');

/** Cells of each row of a table that begins with this heading. */
function rowsUnder(heading: string): string[][] {
  const tables = document.split(new RegExp(`\\n\\| ${heading} +\\|`)).slice(1);
  return tables.flatMap((text) =>
    (text.split('\n\n')[0] ?? '')
      .split('\n')
      .slice(2)
      .filter((row) => row.startsWith('|'))
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

/** 'V6.2.1 to V6.2.3, V6.2.5' -> each of them */
function expand(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    const [from, to] = [requirements.indexOf(first), requirements.indexOf(last)];
    return from < 0 || to < from ? [`unknown: ${part}`] : requirements.slice(from, to + 1);
  });
}

const testsIn = (cell = '') => [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);

describe('docs/security.md', () => {
  it('has each requirement of level 1 and 2 once, in the order of the list', () => {
    expect(rowsUnder('requirement').flatMap(([cell = '']) => expand(cell))).toEqual(requirements);
  });

  it('counts them by state', () => {
    const counts = new Map<string, number>();
    for (const [cell = '', state = ''] of rowsUnder('requirement')) {
      counts.set(state, (counts.get(state) ?? 0) + expand(cell).length);
    }
    const inWords = ['met', 'partly', 'not met', 'operator', 'does not apply'].map(
      (state) => `${counts.get(state)} ${state}`,
    );
    expect(document.replace(/\s+/g, ' ')).toContain(`Of ${requirements.length} requirements: ${inWords.join(', ')}.`);
  });

  it('names a test for all that is met, wholly or partly', () => {
    const rows = rowsUnder('requirement');
    const states = new Set(rows.map(([, state]) => state));
    expect([...states].toSorted()).toEqual(['does not apply', 'met', 'not met', 'operator', 'partly']);
    const untested = rows.filter(([, state = '', , tests]) => /^(?:met|partly)$/.test(state) && !testsIn(tests).length);
    expect(untested).toEqual([]);
  });

  it('names a test for every threat and every parser', () => {
    const rows = [...rowsUnder('threat'), ...rowsUnder('foreign bytes')];
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => !testsIn(row.at(-1)).length)).toEqual([]);
  });

  it('names tests that are there', () => {
    const named = [...new Set(testsIn(document))];
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });
});
