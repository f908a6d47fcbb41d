import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readUsualHeadings } from '../../server/enrichment/upload-facts/headings/usual-headings.ts';
import { buildHeadings, readHeadingEntries } from './build-headings.ts';

describe('usual headings', () => {
  it('are in the table as `npm run vocabulary` builds it', () => {
    const file = path.resolve(import.meta.dirname, '../../server/enrichment/upload-facts/headings/usual-headings.txt');
    expect(buildHeadings() === readFileSync(file, 'utf8')).toBe(true);
  });

  it('are read by their words without spaces', () => {
    const headings = readUsualHeadings();
    expect(headings.get('arbeidssted')).toBe('company');
    expect(headings.get('обращение')).toBe('other');
    expect(headings.size).toBeGreaterThan(6_000);
  });

  it('that mean different things in two languages are left out, and so are links to profiles', () => {
    const table = buildHeadings([
      { kind: 'title', heading: 'Zzgong' },
      { kind: 'company', heading: 'zz-gong' },
      { kind: 'profile', heading: 'Zzlink' },
      { kind: 'title', heading: 'Zz Amt' },
      { kind: 'title', heading: 'zz amt' },
    ]);
    expect(table.split('\n').filter((line) => !line.startsWith('#') && line !== '')).toEqual(['zzamt\tt']);
  });

  it('have a kind, and are written down once in a language', () => {
    expect(() => buildHeadings([{ kind: 'nothing', heading: 'x' }])).toThrow(/No kind/);
    expect(readHeadingEntries().filter(({ heading }) => heading === '')).toEqual([]);
  });
});
