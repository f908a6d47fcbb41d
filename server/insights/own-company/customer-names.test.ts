import { describe, expect, it } from 'vitest';
import { findCustomerNames, listCustomerNames } from './customer-names.ts';

const list = (text: string, proofs: readonly string[] = []) => listCustomerNames(text, findCustomerNames(text, proofs));

describe('names of customers', () => {
  it('stand once each, with a small first letter inside an English sentence', () => {
    expect(list('Marinas and boatyards plan berths with us. Software for marinas and boatyards.')).toEqual([
      'marinas',
      'boatyards',
    ]);
  });

  it('keep their letters where these are part of a name, and in other languages', () => {
    const spans = (text: string, ...names: string[]) =>
      names.map((name) => ({ from: text.indexOf(name), to: text.indexOf(name) + name.length }));
    const english = 'Tests for SaaS companies and FMCG brands before they go live with their shop.';
    expect(listCustomerNames(english, spans(english, 'SaaS companies', 'FMCG brands'))).toEqual([
      'SaaS companies',
      'FMCG brands',
    ]);
    const german = 'Wir liefern an Gießereien und an Büro- und Geschäftshäuser in der Region.';
    expect(listCustomerNames(german, spans(german, 'Gießereien', 'Büro-', 'Geschäftshäuser'))).toEqual([
      'Gießereien',
      'Geschäftshäuser',
    ]);
  });

  it('are not what is sold', () => {
    const text = 'We build pumps and valves for dairies. Call us when a pump has to run again the same day.';
    expect(list(text)).toEqual(['dairies']);
  });

  it('are none of customers of any kind, of names, and of who is excluded', () => {
    const text = 'For customers: dots ........ and Navik Freight.';
    const at = (name: string) => ({ from: text.indexOf(name), to: text.indexOf(name) + name.length });
    expect(listCustomerNames(text, [at('customers'), at('........')])).toEqual([]);
    expect(list('Loggers for carriers such as Navik Freight.', ['Navik Freight'])).not.toContain('Navik Freight');
  });
});
