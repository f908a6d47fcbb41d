import { expect, it } from 'vitest';
import { NETWORK_INDUSTRIES } from '../../../vocabulary/industries/network-industries.ts';
import { article } from '../phrasing.ts';
import { kindOfCompany } from './kind-of-company.ts';

it.each([
  ['Retail Motor Vehicles', 'a vehicle dealer'],
  ['Bakeries', 'a bakery'],
  ['Courts of Law', 'a court'],
  ['Airlines & Aviation', 'an aviation company'],
  ['Bars, Taverns and Nightclubs', kindOfCompany('Bars, Taverns, and Nightclubs')],
  ['Glass Product Manufacturing', 'a glass product manufacturer'],
  ['Marine Fishing', 'a company in marine fishing'],
])('says what a company of %s is', (industry, kind) => {
  expect(kindOfCompany(industry)).toBe(kind);
});

it('has words for every industry of the network, with the right article', () => {
  const kinds = NETWORK_INDUSTRIES.map((industry) => kindOfCompany(industry));
  const unnamed = kinds.filter((kind) => / company in /.test(kind));
  expect(new Set(unnamed)).toEqual(
    new Set([
      ...['a company in education', 'a company in the car trade'],
      ...['a company in the vehicle trade', 'a company in executive offices'],
    ]),
  );
  for (const kind of kinds) {
    const [first, ...noun] = kind.split(' ');
    expect(first, kind).toBe(article(noun.join(' ')));
  }
});
