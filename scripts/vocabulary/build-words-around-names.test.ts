import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { standsAround } from '../../server/person-names/words-around-names.ts';
import { buildWordsAroundNames } from './build-words-around-names.ts';

const lines = (text: string) =>
  buildWordsAroundNames(text)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('words around names', () => {
  it('are in the table as `npm run vocabulary` builds it', () => {
    const file = path.resolve(import.meta.dirname, '../../server/person-names/words-around-names.txt');
    expect(buildWordsAroundNames() === readFileSync(file, 'utf8')).toBe(true);
  });

  it('are found whatever their case, accents and dots', () => {
    expect(standsAround('LCDR', 'before')).toBe(true);
    expect(standsAround('mudr.', 'behind')).toBe(true);
    expect(standsAround('Servicio al Cliente', 'nobody')).toBe(true);
    expect(standsAround('Anna', 'before')).toBe(false);
  });

  it('are left out where they are names, or as often one', () => {
    expect(lines('xx | before | Zzgong; Anna; Zzdean?\nyy | behind | ZZ-Gong.')).toEqual(['zz-gong.\th', 'zzgong\tb']);
  });

  it('with a dot or in short capitals are found only so', () => {
    expect(lines('xx | before | Zzg.; ZZin')).toEqual(['zzg.\tb', 'zzin^\tb']);
    expect(standsAround('MUDr', 'behind')).toBe(false);
    expect(standsAround('Lcdr', 'before')).toBe(false);
  });

  it('stand somewhere', () => {
    expect(() => buildWordsAroundNames('xx | above | Dr.')).toThrow(/No place/);
  });
});
