import { describe, expect, it } from 'vitest';
import { readCustomerSizes } from './company-size.ts';
import { isServed, readServiceArea } from './service-area.ts';

describe('where a description says that its writer sells', () => {
  it.each([
    ['We deliver in Poland, Germany and Czechia', ['CZ', 'DE', 'PL']],
    ['für Unternehmen im deutschsprachigen Raum', ['AT', 'CH', 'DE', 'LI']],
    ['para restaurantes en México y Colombia', ['CO', 'MX']],
    ['UPI and GST built in', ['IN']],
    ['We help companies grow', []],
    ['importaciones desde China, Europa y Estados Unidos, con oficinas en Chile y Perú', ['CL', 'PE']],
    ['We handle your imports from China and Vietnam and sell in France', ['FR']],
    ['Payroll for the UK, Ireland and the Randstad', ['GB', 'IE', 'NL']],
    ['Steel from Bavaria and Texas', ['DE', 'US']],
    ['Colours for food makers. Factory in Jutland, Denmark. We deliver in Norway', ['NO']],
    ['Made in Germany, hosted in the EU', []],
    ['From stock in Rotterdam, Genoa and Santos', []],
    ['Crews for the open sea, all in one app for you and us', []],
  ])('%s', (description, countries) => {
    expect([...readServiceArea(description).countries].sort()).toEqual(countries);
  });

  it('knows countries in several languages, by the codes of today', () => {
    const named = ['Germany', 'Deutschland', 'Allemagne', 'Alemania'];
    for (const country of named)
      expect(isServed(readServiceArea('Boxes for Germany'), { country }), country).toBe(true);
    expect(isServed(readServiceArea('Boxes for Germany'), { country: 'Atlantis' })).toBeUndefined();
  });

  it('tells whether a place is served, and does not guess', () => {
    const gulf = readServiceArea('Cleaning for offices in the Gulf');
    expect(isServed(gulf, { city: 'Doha', country: 'Qatar' })).toBe(true);
    expect(isServed(gulf, { city: 'Lima', country: 'Peru' })).toBe(false);
    expect(isServed(gulf, {})).toBeUndefined();
    expect(isServed(readServiceArea('Cleaning for offices'), { country: 'Peru' })).toBeUndefined();
    expect(isServed(readServiceArea('Cleaning for offices in Leipzig'), { city: 'Leipzig' })).toBe(true);
  });
});

describe('towns that a description names', () => {
  it.each([
    ['Payroll for doctors in Kassel and around', ['DE']],
    ['We install in Turku – Tampere – Helsinki', ['FI']],
    ['Ascensores en Sevilla, Cádiz y Huelva', ['ES']],
    ['We make pumps. Offices in Rotterdam and Dubai', ['AE', 'NL']],
    ['Our plant is in Gothenburg', []],
    ['Boxes for Orange and Apple', []],
  ])('%s', (description, countries) => {
    const area = readServiceArea(description);
    expect([...area.ofTowns].sort()).toEqual(countries);
    expect([...area.countries]).toEqual([]);
  });

  it('speak for their country and against no other', () => {
    const kassel = readServiceArea('Payroll for doctors in Kassel and around');
    expect(isServed(kassel, { city: 'Bremen', country: 'Germany' })).toBe(true);
    expect(isServed(kassel, { city: 'Lima', country: 'Peru' })).toBeUndefined();
  });
});

describe('which sizes a description speaks of', () => {
  it.each([
    ['Für Firmen ab ca. 30 Mitarbeiter', { least: 30, most: Number.POSITIVE_INFINITY }],
    ['empresas de entre 50 y 300 trabajadores', { least: 50, most: 300 }],
    ['Hersteller, die zwischen 30 und 400 Leute beschäftigen', { least: 30, most: 400 }],
    ['companies with 20 to 300 employees', { least: 20, most: 300 }],
    ['20 se 300 employee wali factory', { least: 20, most: 300 }],
    ['Betriebe mit 20 bis 1.500 Mitarbeitern', { least: 20, most: 1500 }],
    ['more than 500 employees', { least: 500, most: Number.POSITIVE_INFINITY }],
    ['for mid-sized makers', { least: 50, most: 2500 }],
    ['for start-ups', { least: 1, most: 200 }],
  ])('%s', (description, range) => {
    expect(readCustomerSizes(description)).toEqual(range);
  });

  it('is none where it speaks of none', () => {
    expect(readCustomerSizes('We make 20 to 30 kinds of boxes')).toBeUndefined();
    expect(readCustomerSizes('Windows, small repairs and consumables, with the same team.')).toBeUndefined();
    expect(readCustomerSizes('Small parts, jigs and fixtures for manufacturers')).toBeUndefined();
    expect(readCustomerSizes('Cleaning for small, independent shops')).toBeDefined();
    expect(readCustomerSizes('Software for small garages')).toBeDefined();
    expect(readCustomerSizes('Usual start is a pilot of 10-12 people')).toBeUndefined();
    expect(readCustomerSizes('Führungstraining in Gruppen von 8 bis 12 Personen')).toBeUndefined();
  });

  it('is that of the companies, where so many take part as well', () => {
    expect(readCustomerSizes('in groups of 10 to 12 people, for firms with 50 to 200 employees')).toEqual({
      least: 50,
      most: 200,
    });
    expect(readCustomerSizes('for groups with 200 to 2,000 employees')).toEqual({ least: 200, most: 2000 });
  });
});
