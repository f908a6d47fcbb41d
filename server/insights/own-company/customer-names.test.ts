import { describe, expect, it } from 'vitest';
import { readCustomerNames, sectorsOfName, sectorsOfNames } from './customer-names.ts';

const list = (text: string, { without = text, proofs = [] as readonly string[], isForeign = false } = {}) =>
  readCustomerNames(text, without, proofs, isForeign).map(({ said }) => said);

describe('names of customers', () => {
  it('stand as they do inside an English sentence, whatever they begin', () => {
    expect(list('Customers: Hotels, Clinics and Spas.')).toEqual(['hotels', 'clinics', 'spas']);
  });

  it('keep large letters of their own, and all of them in German', () => {
    expect(list('Penetration tests for SaaS companies and German hospitals.')).toEqual([
      'SaaS companies',
      'German hospitals',
    ]);
    expect(list('Wir reinigen Lüftungen in Kliniken, Hotels und Kantinen.', { isForeign: true })).toEqual([
      'Kliniken',
      'Hotels',
      'Kantinen',
    ]);
  });

  it('are not what is sold', () => {
    expect(list('We build pumps and valves for dairies. Call us when a pump has to run again the same day.')).toEqual([
      'dairies',
    ]);
  });

  it('leave out who is excluded, wholly or in part', () => {
    const text = 'Linen for hotels, hostels and spas.';
    expect(list(text)).toEqual(['hotels', 'hostels', 'spas']);
    expect(list(text, { without: 'Linen for hotels, .....ls and spas.' })).toEqual(['hotels', 'spas']);
  });

  it('leave out what stands in the name of a client', () => {
    const text = 'Linen for hotels, hostels and spas.';
    expect(list(text, { proofs: ['Riverside hostels Ltd'] })).toEqual(['hotels', 'spas']);
  });
});

describe('kinds of companies that a name means', () => {
  it.each([
    ['pharma wholesalers', 'wholesale'],
    ['hospitals', 'hospitals'],
    ['private schools', 'schools'],
    ['exporters of fish', 'wholesale'],
    ['care homes', 'elder-care'],
  ])('%s', (name, sector) => expect(sectorsOfName(name)).toContain(sector));

  it('are none by a word that only tells which ones', () => {
    expect(sectorsOfName('hospital suppliers')).not.toContain('hospitals');
    expect(sectorsOfName('hospital laundries')).not.toContain('hospitals');
    expect(sectorsOfName('mandi')).toEqual([]);
  });

  it('have all of their names', () => {
    expect(sectorsOfNames(['pharma wholesalers', 'exporters']).get('wholesale')).toEqual([
      'pharma wholesalers',
      'exporters',
    ]);
  });
});
