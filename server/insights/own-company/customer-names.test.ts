import { describe, expect, it } from 'vitest';
import { readCustomerNames } from './customer-names.ts';

const list = (text: string, { without = text, proofs = [] as readonly string[] } = {}) =>
  readCustomerNames(text, without, proofs).map(({ said }) => said);

describe('names of customers', () => {
  it('have a small first letter inside an English sentence, whatever they begin', () => {
    expect(list('Marinas and boatyards plan berths with us. Software for marinas and boatyards.')).toEqual([
      'marinas',
      'boatyards',
    ]);
  });

  it('keep large letters of their own, and all of them in German', () => {
    expect(list('Penetration tests for SaaS companies and German hospitals.')).toEqual([
      'SaaS companies',
      'German hospitals',
    ]);
    expect(list('Wir reinigen Lüftungen in Kliniken, Hotels und Kantinen.')).toEqual([
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

  it('are no names of clients', () => {
    expect(list('Loggers for carriers such as Navik Freight.', { proofs: ['Navik Freight'] })).toEqual(['carriers']);
  });

  it('leave out who is excluded, wholly or in part', () => {
    const text = 'Linen for hotels, hostels and spas.';
    expect(list(text, { without: 'Linen for hotels, .....ls and spas.' })).toEqual(['hotels', 'spas']);
  });

  it('end before an apostrophe', () => {
    expect(list('We run the laundry for hotels’ kitchens and for clinics.')).not.toContain('hotels’');
  });
});
