import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asSearched, buildProfessionalTerms, readTermEntries, type TermEntry } from './build-professional-terms.ts';

const KINDS = ['title', 'industry', 'keyword', 'school', 'company'];

const lineOf = (entry: Partial<TermEntry>) => {
  const table = buildProfessionalTerms([{ kind: 'keyword', name: 'X', words: [], field: 'health', ...entry }]);
  return table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

describe('terms of professionals', () => {
  it('are in the table as `npm run vocabulary` builds it', () => {
    const file = path.resolve(import.meta.dirname, '../../server/vocabulary/professional-terms/professional-terms.txt');
    // Compared as a whole: the difference of megabytes would be no help.
    const table = readFileSync(file, 'utf8');
    expect(buildProfessionalTerms() === table).toBe(true);
    expect(table).toMatch(/^[ -~\t\n]+$/);
  });

  it('have a kind, a name and words', () => {
    const wrong = readTermEntries().filter(
      ({ kind, name, words }) => !KINDS.includes(kind) || name === '' || words.length === 0 || /[|?]/.test(name),
    );
    expect(wrong).toEqual([]);
  });

  it('are words that searches have', () => {
    const words = readTermEntries().flatMap((entry) => entry.words);
    expect(words.filter((word) => asSearched(word.replace(/\?$/, '')) === undefined)).toEqual([]);
  });

  it('are left out where other tables have them, in the singular or plural', () => {
    expect(lineOf({ kind: 'industry', name: 'Hotels', words: ['hotels', 'zero-star hotels'] })).toEqual([
      'zero star hotels\tiHotels',
    ]);
    expect(lineOf({ kind: 'title', name: 'Nurse', words: ['nurse', 'nurses'] })).toEqual([]);
  });

  it('are left out where they are marked, ordinary words, names, codes of two letters, or begin as sentences go on', () => {
    const words = ['kobo toolbox', 'zzgong?', 'happy', 'sharma', 'zq', 'a zzgong'];
    expect(lineOf({ words })).toEqual(['kobo toolbox\tkX']);
  });

  it('are left out where tables mean different things by the same words', () => {
    const table = buildProfessionalTerms([
      { kind: 'keyword', name: 'Zfirst', words: ['zznfts'], field: 'a' },
      { kind: 'school', name: 'Zsecond', words: ['zznfts'], field: 'b' },
    ]);
    expect(table).not.toContain('zznfts');
  });

  it('mean the same in the singular and plural', () => {
    const table = buildProfessionalTerms([
      { kind: 'keyword', name: 'Zfirst', words: ['zzgongs'], field: 'a' },
      { kind: 'keyword', name: 'Zsecond', words: ['zzgong'], field: 'b' },
    ]);
    expect(table).toContain('zzgong\tkZfirst\nzzgongs\tkZfirst\n');
    // A contradiction is told by what both mean in the end, whichever of them a table has first.
    const contradicted = buildProfessionalTerms([
      { kind: 'keyword', name: 'Zother', words: ['zzgong'], field: 'a' },
      { kind: 'keyword', name: 'Zfirst', words: ['zzgongs'], field: 'b' },
      { kind: 'company', name: 'Zfirst Inc', words: ['zzgongs'], field: 'b' },
    ]);
    expect(contradicted).not.toContain('zzgongs');
  });

  it('are what they were called when somebody looked at each', () => {
    expect(lineOf({ kind: 'title', name: 'Quantity Surveyor', words: ['zq'], field: 'short-forms' })).toEqual([
      'zq\ttQuantity Surveyor',
    ]);
  });

  it('have one meaning of a kind: that of the first table; what no search has as words is none', () => {
    const table = buildProfessionalTerms([
      { kind: 'keyword', name: 'Zfirst', words: ['zzgong'], field: 'a' },
      {
        kind: 'keyword',
        name: 'Zsecond',
        words: ['zzgong', '+++', 'one two three four five six seven eight nine ten'],
        field: 'b',
      },
      { kind: 'company', name: 'Zfirst Inc', words: ['zzgong'], field: 'c' },
    ]);
    expect(table.split('\n').filter((line) => !line.startsWith('#') && line !== '')).toEqual([
      'zzgong\tkZfirst|cZfirst Inc',
    ]);
  });
});
