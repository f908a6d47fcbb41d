import { describe, expect, it } from 'vitest';
import { personOfCrowd } from '../../../../tests/support/insights/crowd.ts';
import { FULL, OWN_COMPANIES } from '../../../../tests/support/insights/people.ts';
import { type CompanyFacts, type GatheredFacts, noCompanyLists } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import { COMPANY_TEXTS } from '../../parameter-jobs/about-the-company.ts';
import { countWords } from '../../parameter-jobs/common-rules.ts';
import { type Dossier, readDossier } from '../../prospect/dossier.ts';
import { findLanguageFaults } from '../../wording/language-faults.ts';
import { UsedFacts } from '../used-facts.ts';
import { writeCaseStudies } from './write-case-studies.ts';
import { writeCompanyProfile } from './write-company-profile.ts';
import { writeTargetCustomers } from './write-customers.ts';
import { writePricing } from './write-pricing.ts';
import { writeProductsSummary } from './write-products.ts';
import { writeCompanyUpdates } from './write-updates.ts';
import { writeWebsiteCta } from './write-website-cta.ts';

const WRITERS = {
  prospectCompanyProfile: writeCompanyProfile,
  productsServicesSummary: writeProductsSummary,
  targetCustomersICP: writeTargetCustomers,
  recentCompanyUpdates: writeCompanyUpdates,
  caseStudiesClients: writeCaseStudies,
  pricingInformation: writePricing,
  websiteCTA: writeWebsiteCta,
} as const;
type Id = keyof typeof WRITERS;
const IDS = Object.keys(WRITERS) as Id[];
const NOW = new Date('2026-11-05T10:00:00Z');

const dossierOf = (facts: GatheredFacts): Dossier =>
  readDossier({ parameters: [], facts, ownCompany: OWN_COMPANIES.help, now: NOW })!;
const write = (id: Id, facts: GatheredFacts): Insight | undefined =>
  WRITERS[id](dossierOf(facts), undefined, new UsedFacts());
/** The text about a company of which only this is known. */
const about = (id: Id, company: Partial<CompanyFacts>) =>
  write(id, {
    person: FULL.person!,
    company: { ...FULL.company!, value: { ...noCompanyLists(), name: 'Acme GmbH', ...company } },
  })?.value;

describe('what is known of a company', () => {
  it('is priced as a plan where it is one', () => {
    expect(about('pricingInformation', { pricing: [{ plan: 'Root canal', price: '₹4,500', per: 'tooth' }] })).toBe(
      'At Acme, "Root canal" costs ₹4,500 per tooth.',
    );
    const flat = { plan: 'Flat', price: '15 €', per: 'véhicule', includes: 'alerts, maps, support' };
    expect(about('pricingInformation', { pricing: [flat] })).toMatch(
      /Flat plan(?: of Acme)? costs 15 € per vehicle and includes alerts, maps and support\.$/,
    );
  });

  it('keeps the capitals of names, and names what is no word of English as it is', () => {
    const updates = [
      {
        date: '2026-09-22',
        title: 'Fleetwood joins',
        text: 'Acme bought the marina at Fleetwood with its 310 berths.',
      },
    ];
    expect(about('recentCompanyUpdates', { updates })).toContain('Fleetwood joins');
    expect(
      about('productsServicesSummary', {
        description: 'Wir machen Feinkost für den Handel.',
        specialities: ['Eigenmarke'],
      }),
    ).toContain('"Eigenmarke"');
  });

  it('is told in its own sentences', () => {
    expect(write('prospectCompanyProfile', FULL)!.value).toMatch(
      /moves containers between Indian ports and inland depots/,
    );
    expect(write('productsServicesSummary', FULL)!.value).toBe(
      'Navik Track shows where every container is and when it will arrive. Navik Depot: storage by the day at four inland depots.',
    );
    expect(write('caseStudiesClients', FULL)!.value).toBe(
      'Malabar Mills: containers waited six days at the port because papers came by courier. Waiting time fell to two days within a quarter.',
    );
    expect(write('pricingInformation', FULL)!.value).toBe(
      'At Navik Freight, Basic costs ₹4,500 per container and includes tracking and one change of date. Plus costs ₹6,200 per container.',
    );
    expect(write('recentCompanyUpdates', FULL)!.value).toMatch(
      /^On 12 October Navik Freight opened a depot in Coimbatore/,
    );
    expect(write('targetCustomersICP', FULL)!.value).toMatch(/exporters of spices and textiles.*mid-sized importers/);
    expect(write('websiteCTA', FULL)!.value).toContain('"Get a freight quote"');
  });

  it('keeps the limits of its job, has no fault of language and speaks to nobody', () => {
    for (let index = 0; index < 200; index += 1) {
      const facts = personOfCrowd(index);
      const used = new UsedFacts();
      for (const id of IDS) {
        const text = WRITERS[id](dossierOf(facts), undefined, used)?.value;
        if (typeof text !== 'string') continue;
        expect(countWords(text), text).toBeLessThanOrEqual(COMPANY_TEXTS[id].mostWords);
        expect(
          findLanguageFaults(text, { names: [facts.company!.value.name], given: JSON.stringify(facts) }),
          text,
        ).toEqual([]);
        expect(text.replace(/"[^"]*"/g, '')).not.toMatch(/\b(?:you|your|we|our)\b|…/i);
      }
    }
  });

  it('is not told a third time', () => {
    const used = new UsedFacts();
    for (const field of ['meetingOpener', 'solutionsToPitch']) used.take('update 2026-10-12', field);
    expect(writeCompanyUpdates(dossierOf(FULL), undefined, used)!.value).not.toContain('12 October');
  });
});

describe('facts in another language', () => {
  it('are told by what needs no language', () => {
    const german = { description: 'Wir verkaufen Fenster und Türen für Häuser.', industry: 'Wholesale' };
    expect(about('prospectCompanyProfile', german)).toBe('Acme is a wholesaler.');
    const news = {
      date: '2026-10-12',
      title: 'Neuer Partner',
      text: 'Wir arbeiten nun mit der Fischer GmbH zusammen.',
    };
    expect(about('recentCompanyUpdates', { updates: [news] })).toMatch(/12 October.*Fischer GmbH/);
    const pricing = [{ plan: 'Basis', price: 'ab 29 €', per: 'Monat und Nutzer' }];
    expect(about('pricingInformation', { pricing })).toMatch(/ starts at 29 € per month and user\.$/);
    expect(about('websiteCTA', { callToAction: { text: 'Demo buchen', url: 'https://acme.example' } })).toContain(
      '"Demo buchen" (book a demo)',
    );
  });

  it('are left out when nothing can be told', () => {
    const news = { date: '2026-10-12', title: 'Neues Lager', text: 'Wir bauen ein neues Lager mit mehr Platz.' };
    expect(about('recentCompanyUpdates', { updates: [news] })).toBeUndefined();
    expect(about('targetCustomersICP', { targetCustomers: ['Handwerksbetriebe', 'Händler'] })).toBeUndefined();
    expect(about('productsServicesSummary', { specialities: ['Lagerung für den Handel'] })).toBeUndefined();
  });
});

describe('what says nothing', () => {
  it('is left out: old news, a button to nowhere, prices that are none', () => {
    const old = { date: '2024-03-01', title: 'Acme opens an office', text: 'It is in Pune.' };
    expect(about('recentCompanyUpdates', { updates: [old] })).toBeUndefined();
    expect(about('websiteCTA', { callToAction: { text: 'Contact us', url: 'https://acme.example' } })).toBeUndefined();
    expect(about('pricingInformation', { pricing: [{ plan: 'Team', price: 'fair' }] })).toBeUndefined();
  });
});

describe('news', () => {
  it.each([
    [
      { title: 'Acme enters Ghana', text: 'First 20 people hired in Accra.' },
      'On 1 October Acme entered Ghana. First 20 people hired in Accra.',
    ],
    [
      { title: 'Series B', text: 'Acme raises $31m to enter the US.' },
      '1 October, Series B: Acme raised $31m to enter the US.',
    ],
    [
      { title: 'ERP change', text: 'Acme moves to a new ERP; go-live planned for spring.' },
      '1 October: ERP change. Acme moves to a new ERP. Go-live planned for spring.',
    ],
    [
      { title: 'Goals', text: 'Acme has committed to 100% green power by 2032; today we stand at 11%.' },
      '1 October, goals: Acme committed to 100% green power by 2032.',
    ],
    [{ title: 'We are hiring!', text: 'Join our growing team.' }, '1 October: Acme is hiring.'],
  ])('%j', (news, told) => {
    expect(about('recentCompanyUpdates', { updates: [{ date: '2026-10-01', ...news }] })).toBe(told);
  });

  it('is replaced by open roles where there is none', () => {
    const openRoles = [{ title: 'Store Manager (m/f/d)', location: 'Cork, Ireland' }];
    expect(about('recentCompanyUpdates', { openRoles })).toMatch(/\ba store manager in Cork\.$/);
    const several = [
      { title: 'City Manager Pune', location: 'Pune, India' },
      { title: 'Store Manager in Leeds', location: 'Leeds' },
      { title: 'Tapicer', location: 'Bydgoszcz' },
    ];
    expect(about('recentCompanyUpdates', { openRoles: several })).toMatch(
      /\ba city manager in Pune, a store manager in Leeds and a "Tapicer" in Bydgoszcz\.$/,
    );
    const inOne = [{ title: 'Store Manager, London', location: 'London, UK' }];
    expect(about('recentCompanyUpdates', { openRoles: inOne })).toMatch(/\ba store manager in London\.$/);
    const ofPlace = [{ title: 'Head of India', location: 'India' }];
    expect(about('recentCompanyUpdates', { openRoles: ofPlace })).toMatch(/\ba head of India\.$/);
    const ofRank = [{ title: 'Senior Manager, Tax', location: 'London' }];
    expect(about('recentCompanyUpdates', { openRoles: ofRank })).toMatch(/\ba "Senior Manager, Tax" in London\.$/);
    const inBothGenders = [{ title: 'Repartidor/a' }, { title: 'Personalentwickler:in' }];
    expect(about('recentCompanyUpdates', { openRoles: inBothGenders })).toBeUndefined();
  });
});
