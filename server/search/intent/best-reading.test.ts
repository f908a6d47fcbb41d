import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { presentIntent } from '../present-intent.ts';
import { readIntent } from './read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('the words around a word say what it is', () => {
  it.each([
    ['accountants in ca', { titles: ['Accountant'], locations: ['California'] }],
    ['CA in Indore', { titles: ['Chartered Accountant'], locations: ['Indore'] }],
    ['smart contract developers in Zug', { titles: ['Smart Contract Developer'], locations: ['Zug'], keywords: [] }],
    ['head of people at a Series B startup', { titles: ['Head of People'], keywords: ['Series B', 'startup'] }],
    ['Head of Trust and Safety at Discord', { titles: ['Head of Trust and Safety'], companies: ['Discord'] }],
    ['developers using Shopify', { companies: [], keywords: ['Shopify'] }],
    ['developers at Shopify', { companies: ['Shopify'], keywords: [] }],
    ['ex-Shopify developers now at Wayfair', { companies: ['Wayfair'], keywords: ['Shopify'] }],
    ['data engineers with a degree from Cornell', { companies: [], keywords: ['Cornell'] }],
    ['zero-knowledge proofs', { keywords: ['zero-knowledge proofs'] }],
    ['founders of quantum computing companies', { titles: ['Founder'], industries: ['Quantum Computing'] }],
    ['dentists in Portland, Maine', { locations: ['Portland, Maine, United States'] }],
    ['hotels with more than 100 rooms', { keywords: ['100+ rooms'], company_sizes: [] }],
    ['schools with 500-900 students', { keywords: ['500-900 students'], company_sizes: [] }],
    ['vp marketing WI IL MN', { locations: ['Wisconsin', 'Illinois', 'Minnesota'], companies: [] }],
    ['millwrights sudbury timmins', { locations: ['Sudbury', 'Timmins'], keywords: [] }],
    ['millwrights leonora laverton', { locations: ['Leonora', 'Laverton'], companies: [], keywords: [] }],
    ['lettings managers wimbledon and clapham', { locations: ['Wimbledon', 'Clapham'], companies: [] }],
    ['buyers who speak German', { titles: ['Buyer'], locations: [] }],
    ['indie game designers in Malmö', { locations: ['Malmö'] }],
    ['people in ml in Pune', { locations: ['Pune'] }],
    ['CTOs in Latin America: Brazil and Mexico', { locations: ['Brazil', 'Mexico'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('other languages', () => {
  it.each([
    ['Je cherche des directeurs commerciaux à Lille', { titles: ['Sales Director'], locations: ['Lille'] }],
    ['Ich suche Einkaufsleiter im Maschinenbau in Bayern', { titles: ['Head of Purchasing'], locations: ['Bavaria'] }],
    ['Busco gerentes de ventas en Monterrey', { titles: ['Sales Manager'], locations: ['Monterrey'] }],
    ['procuro diretores de RH em São Paulo', { titles: ['HR Director'], locations: ['São Paulo'] }],
    ['mujhe Pune mein java developer chahiye', { titles: ['Java Developer'], locations: ['Pune'], keywords: [] }],
    ['मुंबई में सेल्स मैनेजर चाहिए', { titles: ['Sales Manager'], locations: ['Mumbai'], keywords: [] }],
    ['DRH dans la chimie en Suisse', { titles: ['HR Director'], industries: [{}], locations: ['Switzerland'] }],
  ])('%s', (query, { industries, ...expected }: Record<string, unknown[]>) => {
    expect(read(query)).toMatchObject(expected);
    if (industries) expect(read(query).industries).toHaveLength(industries.length);
  });
});

describe('what is excluded', () => {
  it.each([
    ['CFOs, excluding Siemens, Bosch, BASF', { companies: ['Siemens', 'Bosch', 'BASF'] }],
    ['VP Sales dans le conseil, pas Deloitte, pas KPMG', { companies: ['Deloitte', 'KPMG'] }],
    ['CTOs, NOT in fintech, NOT in edtech', { industries: ['Fintech', 'Edtech'] }],
    ['HR wale log Pune mein, recruiters nahi', { titles: ['Recruiter'] }],
    ['Delhi aur Mumbai ke alawa sales heads', { locations: ['New Delhi', 'Mumbai'] }],
    ['"plant manager" NOT (intern OR trainee)', { titles: ['Intern', 'Trainee'] }],
    ['data engineers -recruiter', { titles: ['Recruiter'] }],
    ['Vertriebsleiter ohne Berlin', { locations: ['Berlin'] }],
    ['revops using HubSpot not Salesforce', { companies: [], keywords: ['Salesforce'] }],
  ])('%s', (query, expected) => {
    expect(read(query).exclude).toMatchObject(expected);
  });
});

describe('a name of a person alone', () => {
  it.each(['Harsh Bansal', 'Anna Berg', 'Bridget McIvor', 'tomás carvalhais'])('is no employer: %s', (query) => {
    expect(read(query)).toMatchObject({ keywords: [query], companies: [], titles: [], locations: [] });
  });

  it.each([
    ['Morgan Stanley', { companies: ['Morgan Stanley'] }],
    ['jordan fintech', { locations: ['Jordan'], industries: ['Fintech'] }],
    ['austin nurses', { locations: ['Austin'], titles: ['Nurse'] }],
  ])('is none: %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('numbers in all forms', () => {
  it.each([
    ['nurses, 10 saal experience', { years_experience: { min: 10, max: null } }],
    ['Entwickler mit über 10 Jahren Erfahrung', { years_experience: { min: 10, max: null } }],
    ['नर्स ५ साल का अनुभव', { years_experience: { min: 5, max: null } }],
    ['CEOs, con más de 100 empleados', { company_sizes: ['100+'] }],
    ['CEOs, fewer than 50 people', { company_sizes: ['<50'] }],
    ['CEOs, team of 10-50', { company_sizes: ['10-50'] }],
    ['a React developer for my team of 5 people', { company_sizes: [], titles: ['React Developer'] }],
    ['développeurs PHP à Lyon pour mon équipe de 12 personnes', { company_sizes: [] }],
    ['CEOs, 1,000+ headcount', { company_sizes: ['1000+'] }],
    ['CEOs, entre 50 et 200 salariés', { company_sizes: ['50-200'] }],
    ['CEOs with revenue between $10M and $50M', { keywords: ['revenue $10M-50M'], company_sizes: [] }],
    ['25 CEOs in Rome who raised funding in the last 6 months', { keywords: ['raised funding'], company_sizes: [] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

const set = readFileSync(path.join(import.meta.dirname, '../../../bench/understanding/sets/queries.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text);

describe('any text', () => {
  const hostile = [
    '\ud800 CTO \udc00',
    '\u202eCTO\u202c in \u200bPune',
    '👩‍🚀👨‍👩‍👧‍👦 in 🇩🇪',
    'ＣＴＯ in Ｐｕｎｅ',
    'مدير المبيعات في دبي',
    '上海的销售总监',
    'a'.repeat(5_000),
    `${'"'.repeat(99)}CTO`,
    '((((NOT)))) OR AND',
    '5 - 7 - 9 + + $ € %',
    'in at from of with',
    'd’ l’ qu’',
    '١٠ سنوات',
  ];

  it.each(hostile)('is read to its end: %j', (query) => {
    expect(() => read(query)).not.toThrow();
    expect(read(query)).toEqual(read(query));
  });

  it('is read in the time that is allowed, however long it is', () => {
    const began = process.cpuUsage();
    for (const piece of ['head of ', 'mumbay ', 'New York, ', 'not ', 'zorb ', 'CTO & sales ']) {
      read(piece.repeat(10_000 / piece.length));
    }
    const { user } = process.cpuUsage(began);
    expect(user / 1_000 / 6).toBeLessThan(200);
  });

  it('keeps every word that means something in some part of the reading', () => {
    for (const nonsense of ['zorbly', 'Quuxton', 'blargification']) {
      for (const query of set.slice(0, 40)) {
        const shown = JSON.stringify(read(`${query}, ${nonsense}`)).toLowerCase();
        expect(shown, `${query}, ${nonsense}`).toContain(nonsense.toLowerCase());
      }
    }
  });
});
