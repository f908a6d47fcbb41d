import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProfessionalTerms, readTermEntries, type TermEntry } from './build-professional-terms.ts';

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

  it('are left out where other tables have them, in the singular or plural', () => {
    expect(lineOf({ kind: 'industry', name: 'Hotels', words: ['hotels', 'zero-star hotels'] })).toEqual([
      'zero star hotels\tiHotels',
    ]);
    expect(lineOf({ kind: 'title', name: 'Nurse', words: ['nurse', 'nurses'] })).toEqual([]);
  });

  it('are doubtful where they are marked, ordinary words, names or codes of two letters', () => {
    expect(lineOf({ words: ['kobo toolbox', 'zzgong?', 'happy', 'sharma', 'zq'] })).toEqual([
      'happy\tk?X',
      'kobo toolbox\tkX',
      'sharma\tk?X',
      'zq\tk?X',
      'zzgong\tk?X',
    ]);
  });

  it('are what they were called when somebody looked at each', () => {
    expect(lineOf({ kind: 'title', name: 'Quantity Surveyor', words: ['zq'], field: 'short-forms' })).toEqual([
      'zq\ttQuantity Surveyor',
    ]);
  });

  it('have one meaning of a kind: that of the first table; what no search has as words is none', () => {
    const table = buildProfessionalTerms([
      { kind: 'keyword', name: 'Zfirst', words: ['zzgong'], field: 'a' },
      { kind: 'keyword', name: 'Zsecond', words: ['zzgong', '+++', 'one two three four five six seven'], field: 'b' },
      { kind: 'company', name: 'Zthird', words: ['zzgong'], field: 'c' },
    ]);
    expect(table.split('\n').filter((line) => !line.startsWith('#') && line !== '')).toEqual([
      'zzgong\tkZfirst|cZthird',
    ]);
  });
});
