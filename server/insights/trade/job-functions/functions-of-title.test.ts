import { describe, expect, it } from 'vitest';
import { findFunctions } from './find-functions.ts';
import { functionsOfTitle } from './functions-of-title.ts';

describe('what somebody is in charge of, where the table has no word of the title', () => {
  it.each([
    ['Endoscopieverpleegkundige', 'nursing'],
    ["Directrice des systèmes d'information", 'it'],
    ['Diretora Industrial', 'production'],
    ['Substation Technician', 'maintenance'],
    ['Rohwareneinkäuferin', 'procurement'],
    ['Systemadministrator', 'it'],
    ['Pensioniert', 'retired'],
    ['Пенсионер', 'retired'],
    ['Werkzoekend', 'job-seeker'],
  ])('%s', (title, wanted) => {
    expect(findFunctions(title)).toEqual([]);
    expect(functionsOfTitle(title)).toEqual([wanted]);
  });

  it.each(['Manager', 'Bereichsleiter', 'Berlin', 'Xyzzy', '—', ''])(
    'is not guessed, and nobody becomes head of a company: %s',
    (title) => {
      expect(functionsOfTitle(title)).toEqual([]);
    },
  );
});
