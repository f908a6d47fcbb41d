import { describe, expect, it } from 'vitest';
import { SECTORS } from './all-sectors.ts';
import { findSectors, sectorsInIndustry, withinSector } from './find-sectors.ts';
import { SECTOR_IDS } from './ids.ts';

describe('the table of kinds of companies', () => {
  it('has every kind once, with its codes, a label in small letters and phrases', () => {
    expect(SECTORS.map(({ id }) => id).sort()).toEqual([...SECTOR_IDS].sort());
    for (const { id, customers, naics, phrases } of SECTORS) {
      expect(customers, id).toMatch(/^(?:[a-z]|HR|IT)/);
      expect(phrases.length, id).toBeGreaterThan(2);
      for (const code of naics) expect(code, id).toMatch(/^\d{2,6}$/);
    }
  });

  it('has no circle', () => {
    for (const { id } of SECTORS) expect(withinSector(id, id)).toBe(true);
  });
});

describe('what an industry of the network means', () => {
  it.each([
    ['Hospitals and Health Care', 'hospitals'],
    ['hospital & health care', 'hospitals'],
    ['Pharmaceutical Manufacturing', 'pharma'],
    ['Truck Transportation', 'trucking'],
    ['Transportation/Trucking/Railroad', 'trucking'],
    ['Computer Software', 'software'],
    ['IT Services and IT Consulting', 'it-services'],
    ['Marketing & Advertising', 'advertising-agencies'],
    ['Food and Beverage Manufacturing', 'food-production'],
    ['Warehousing and Storage', 'warehousing-3pl'],
    ['Primary and Secondary Education', 'schools'],
    ['Freight and Logistics', 'freight-forwarding'],
  ])('%s', (industry, expected) => {
    expect(sectorsInIndustry(industry)).toContain(expected);
  });
});

describe('kinds of companies in a text', () => {
  it.each([
    ['for mid-sized hospitals and pharma companies', ['hospitals', 'pharma']],
    ['für Großhändler und Maschinenbauer', ['wholesale', 'machinery']],
    ['para restaurantes y dark kitchens', ['restaurants', 'restaurants']],
    ['hospitality', ['hotels']],
    ['groups with many bank accounts', []],
    ['de bus van de monteur', []],
    ['vans and banks', ['trucking', 'banking']],
    ['schools aur coaching classes ke liye', ['schools', 'coaching-institutes']],
  ])('%s', (text, expected) => {
    expect(findSectors(text).map(({ id }) => id)).toEqual(expected);
  });
});
