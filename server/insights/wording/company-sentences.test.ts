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
    ['Haemels', 'Specialty coffee roastery in Leuven.', 'Food', ['Haemels is a specialty coffee roastery in Leuven']],
    [
      'Aldermoor',
      'Infrastructure and building contractor with own quarries and asphalt plants.',
      'Construction',
      ['Aldermoor is an infrastructure and building contractor with own quarries and asphalt plants'],
    ],
    [
      'Udaan',
      'India’s fast-growing network of 212 schools.',
      'Education',
      ['Udaan is India’s fast-growing network of 212 schools'],
    ],
    [
      'Sandhu',
      'Steel, cement and coal across north India.',
      'Truck Transportation',
      ['Sandhu carries steel, cement and coal across north India'],
    ],
    ['Sorel', 'Estate agent in Leeds and York.', 'Real Estate', ['Sorel is an estate agent in Leeds and York']],
    [
      'Vini',
      'Italian, French and Spanish wines for restaurants.',
      'Wholesale',
      ['Vini sells Italian, French and Spanish wines for restaurants'],
    ],
    ['Kidz', 'Children’s museum in Pune.', 'Museums', ['Kidz is a children’s museum in Pune']],
    [
      'Tug',
      'Ferry tickets and holiday packages.',
      'Maritime Transportation',
      ['Tug offers ferry tickets and holiday packages'],
    ],
    ['Bloemhof', 'Bought at the clock in the morning, on the road in the evening.', 'Wholesale', []],
    ['Kurek', 'We build trade fair stands. Hannover, Milan, Paris.', 'Events', ['Kurek builds trade fair stands.']],
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

describe('verbs and things of companies', () => {
  const one = (description: string, industry = 'Manufacturing') => tell('Acme', description, industry)[0];

  it.each([
    ['We cook 1.6 million meals a week.', 'Acme cooks 1.6 million meals a week.'],
    ['We roll and finish special steel strip.', 'Acme rolls and finishes special steel strip.'],
    ['We roll, slit and coat steel.', 'Acme rolls, slits and coats steel.'],
    ['We shred paper for banks.', 'Acme shreds paper for banks.'],
    ['We recently opened a depot in Pune.', 'Acme recently opened a depot in Pune.'],
    ['We primarily serve dairies.', 'Acme primarily serves dairies.'],
    ['We apply coatings to steel.', 'Acme applies coatings to steel.'],
    ['We build, together with farmers, dryers for grain.', 'Acme builds, together with farmers, dryers for grain.'],
    ['We deliver to shops in Leeds and across the north.', 'Acme delivers to shops in Leeds and across the north.'],
  ])('takes what stands behind we for a verb: %s', (description, told) => {
    expect(one(description)).toBe(told);
  });

  it.each([
    'We four sisters bake bread.',
    'We saw and plane spruce.',
    'We design and then build.',
    'We fill bottles and label them.',
    'We rinse bottles and cap them, daily.',
    'We bakers rise at four.',
    'Owned and run by two sisters.',
    'We took a booth at the fair in February, come and say hello.',
  ])('tells nothing where the grammar is not sure: %s', (description) => {
    expect(one(description)).toBeUndefined();
  });

  it.each([
    [
      'Ginning and pressing factory, 48 gins, 350 bales a day.',
      'Acme is a ginning and pressing factory with 48 gins and 350 bales a day',
    ],
    ['Insurer and asset manager in Zurich.', 'Acme is an insurer and asset manager in Zurich'],
    ['Belgian brewer since 1874.', 'Acme has been a Belgian brewer since 1874'],
    [
      'Manufacturer of pumps, valves and seals since 1962.',
      'Acme has been a manufacturer of pumps, valves and seals since 1962',
    ],
    ['Hotel and restaurant supplies.', 'Acme makes hotel and restaurant supplies'],
    ['Brewery, since 2019 part of Carlsberg.', 'Acme is a brewery, since 2019 part of Carlsberg'],
    ['LED lighting for greenhouses.', 'Acme makes LED lighting for greenhouses'],
    ['Injection moulding for automotive customers.', 'Acme offers injection moulding for automotive customers'],
    ['Control board for heat pumps.', 'Acme makes a control board for heat pumps'],
    ['Clients in 30 countries.', 'Acme has clients in 30 countries'],
  ])('tells what a company is, makes, offers or has: %s', (description, told) => {
    expect(one(description)).toBe(told);
  });

  it('takes what is made in a year, what is said of a site and how many work there for nothing that a company has', () => {
    const facts = { ...noCompanyLists(), name: 'Acme', industry: 'Food Production', employeeCount: 690 };
    const told = (more: string) => tellCompany({ ...facts, description: `We bake bread. ${more}` }).sentences;
    expect(told('1.4 million hectolitres.')).toHaveLength(1);
    expect(told('BRCGS AA+ graded, two kitchens.')).toHaveLength(1);
    expect(told('690 people in Leeds.')).toHaveLength(1);
    expect(told('A sixth plant at Wagholi in January.')).toHaveLength(1);
    expect(told('A second plant in Pune from 2027.')).toHaveLength(1);
    expect(told('35 people, 12 of them welders.')).toHaveLength(1);
    expect(told('120 people, two plants.')).toEqual(['Acme bakes bread.', 'It has two plants']);
  });
});
