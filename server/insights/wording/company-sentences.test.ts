import { describe, expect, it } from 'vitest';
import { noCompanyLists } from '../../providers/profile-facts.ts';
import { tellCompany } from './company-sentences.ts';

const tell = (name: string, description: string, industry?: string) =>
  tellCompany({ ...noCompanyLists(), name, description, industry }).sentences;

describe('a company’s own description', () => {
  it.each([
    [
      'Østby A/S',
      'Østby repacks medicines. 5 million packs a year leave in new cartons.',
      undefined,
      ['Østby repacks medicines.', '5 million packs a year leave in new cartons.'],
    ],
    [
      'Marsa Estates',
      'We own and run six malls in Dubai.',
      undefined,
      ['Marsa Estates owns and runs six malls in Dubai.'],
    ],
    [
      'SkladPlus s.r.o.',
      'Fulfilment for 130 e-shops. We store, pack and ship parcels from our own halls.',
      undefined,
      ['SkladPlus offers fulfilment for 130 e-shops', 'It stores, packs and ships parcels from its own halls.'],
    ],
    [
      'Matteethra',
      'Family-run processor and exporter of frozen shrimp.',
      'Seafood Product Manufacturing',
      ['Matteethra is a family-run processor and exporter of frozen shrimp'],
    ],
    [
      'Palar Tyres',
      'Two-wheeler and tractor tyres since 1978.',
      'Rubber Products Manufacturing',
      ['Palar Tyres has made two-wheeler and tractor tyres since 1978'],
    ],
    [
      'Gyanjyoti',
      'Four schools in Nashik with 3,800 students.',
      'Education',
      ['Gyanjyoti has four schools in Nashik with 3,800 students'],
    ],
    [
      'Nimbus',
      'Helping enterprises migrate to the cloud.',
      undefined,
      ['Nimbus helps enterprises migrate to the cloud.'],
    ],
    ['Bot Labs', 'Bot Labs makes tiny robots ,for schools .', undefined, ['Bot Labs makes tiny robots, for schools.']],
  ] as const)('%s: %s', (name, description, industry, told) => {
    expect(tell(name, description, industry)).toEqual(told);
  });

  it.each([
    ['another language', 'Wir beliefern 1.900 Apotheken mit Arzneimitteln.'],
    ['a slogan', 'Make hiring easy.'],
    ['the reader', 'Savings circles on your phone.'],
    ['praise alone', 'We are the best and friendliest shop!'],
    ['a verb that would stay in the plural', 'We accept all insurers and offer evening hours.'],
    ['a date alone', 'Launching 2027.'],
  ])('is not told when it is %s', (_what, description) => {
    expect(tell('Acme', description)).toEqual([]);
  });
});
