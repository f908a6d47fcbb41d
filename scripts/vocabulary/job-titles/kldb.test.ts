import { describe, expect, it } from 'vitest';
import { departmentOfGermanCode, readGermanOccupations, splitOccupationName } from './kldb.ts';

describe('the classification of German occupations', () => {
  it('names occupations in the notes of its last level', () => {
    const csv = [
      'Schlüssel;Ebene;Titel;Kurztitel;Bemerkungen;Einschlüsse;Umfasst;Ausschlüsse;',
      '512;3;Wartung;;;;Die Systematikposition umfasst;;',
      '21311;5;Glas;Glas;;;Zugeordnete Berufe (Beispiele):  21311-100 Glasmacherhelfer/in  21311-109 Helfer/in - Glas;;',
    ].join('\n');
    expect(readGermanOccupations(csv)).toEqual([
      { code: '21311', name: 'Glasmacherhelfer/in' },
      { code: '21311', name: 'Helfer/in - Glas' },
    ]);
  });

  it.each([
    ['Kaufmann/-frau - Büromanagement', 'Kaufmann', 'Büromanagement'],
    ['Glaskühlofensteuer(er/in) (Hohlglas)', 'Glaskühlofensteuerer', 'Hohlglas)'],
    ['Helfer/in im Gastgewerbe', 'Helfer', 'Gastgewerbe'],
    ['Fachkraft für Lagerlogistik', 'Fachkraft', 'Lagerlogistik'],
    ['Müllermeister/in/B. Prof. Müller-Handwerk', 'Müllermeister', ''],
  ])('%s', (name, who, at) => {
    expect(splitOccupationName(name)).toEqual({ who, at });
  });

  it.each([
    ['26112', 'Operations'],
    ['26113', 'Engineering'],
    ['26193', 'Operations'],
    ['43414', 'Engineering'],
    ['43152', 'Information Technology'],
    ['71104', '-'],
  ])('%s belongs to %s', (code, department) => {
    expect(departmentOfGermanCode(code)).toBe(department);
  });
});
