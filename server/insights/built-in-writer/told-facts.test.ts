import { describe, expect, it } from 'vitest';
import { COLLEAGUE, OWN_COMPANIES } from '../../../tests/support/insights/people.ts';
import { readDossier } from '../prospect/dossier.ts';
import { coverVerb, isEnglishJob, readDescribedWork, tellOfCompany } from './told-facts.ts';

const told = (description: string) => readDescribedWork(description).map(({ ofThem }) => ofThem);

describe('a job description', () => {
  it.each([
    ['Buys for four depots.', ['buys for four depots']],
    ['Own the legal tech stack.', ['owns the legal tech stack']],
    ['Brought the number of suppliers from 220 to 90.', ['brought the number of suppliers from 220 to 90']],
    ['Responsible for two plants.', ['is responsible for two plants']],
    ['Production, logistics and purchasing.', ['production, logistics and purchasing']],
    ['Own-label and branded sales, claims, schemes.', ['own-label and branded sales, claims and schemes']],
    ['Hand-picked the team of 14 for the lab.', ['hand-picked the team of 14 for the lab']],
    ['Work directly with surgeons on implants.', ['works directly with surgeons on implants']],
    ['High-speed filling lines and packaging.', ['high-speed filling lines and packaging']],
    ['Team of 14 lawyers.', ['a team of 14 lawyers']],
  ])('%s', (description, parts) => expect(told(description)).toEqual(parts));

  it.each([
    'Distributed training on 512 GPUs.',
    'HR reports to me.',
    'Verantwortlich für 640 Mitarbeitende an vier Standorten.',
    'Depots in Pune; vendors, contracts: everything.',
    'Owner-appointed GM, 110 rooms.',
    'Second generation, 11 brands.',
    'Member of the equipment committee.',
    'Over-delivered on the target of 12%.',
    'Work permits.',
    'Works manager at the Pune plant.',
    'Lead auditor for ISO 9001.',
  ])('is not told where its grammar is unsure: %s', (description) => expect(told(description)).toEqual([]));
});

describe('a sentence of a company about itself', () => {
  const dossier = readDossier({
    parameters: [],
    facts: COLLEAGUE,
    ownCompany: OWN_COMPANIES.help,
    now: new Date('2026-11-05T10:00:00Z'),
  })!;

  it.each([
    ['We move containers by rail.', 'Navik Freight moves containers by rail'],
    ['It runs its own trucks.', 'It runs its own trucks'],
    ['We own and run six malls.', 'Navik Freight owns and runs six malls'],
    ['Our trucks are clean.', "Navik Freight's trucks are clean"],
  ])('%s', (said, as) => expect(tellOfCompany(said, dossier)).toBe(as));

  it.each(['We own six malls and run them.', 'We carry what you make.', 'Wir fahren Container.'])(
    'is not told: %s',
    (said) => expect(tellOfCompany(said, dossier)).toBeUndefined(),
  );
});

describe('what somebody does with', () => {
  it.each([
    ['food and drinks', 'covers'],
    ['nine inspectors', 'looks after'],
    ['1,200 articles', 'looks after'],
    ['360 degree feedback', 'covers'],
    ['2026 budget planning', 'covers'],
    ['a team of four', 'has'],
  ])('%s', (what, verb) => {
    expect(coverVerb(what)).toBe(verb);
  });
});

describe('the language of a job', () => {
  it.each([
    ['AWS, Kubernetes, Terraform, Ansible.', true],
    ['Maintenance, projects and utilities.', true],
    ['Technik, Investitionen, Neubau.', false],
    ['Negozi Shopify e WooCommerce, SEO, campagne.', false],
  ])('of %s', (description, expected) => {
    expect(isEnglishJob(description)).toBe(expected);
  });
});

it('puts and before the last field of a list', () => {
  expect(readDescribedWork('Moisture, broken percentage, ageing samples from godowns.')[0]?.ofThem).toBe(
    'moisture, broken percentage and ageing samples from godowns',
  );
  expect(readDescribedWork('Payroll and training, site papers, audits.')[0]?.ofThem).toBe(
    'payroll and training, site papers and audits',
  );
  expect(readDescribedWork('Purchasing, supplier audits, reporting to the board.')[0]?.ofThem).toBe(
    'purchasing, supplier audits, reporting to the board',
  );
});
