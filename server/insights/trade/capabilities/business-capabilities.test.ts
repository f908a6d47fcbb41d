import { describe, expect, it } from 'vitest';
import { PhraseSet } from '../phrase-set.ts';
import type { Capability } from '../types.ts';
import { wordsOf } from '../words.ts';
import { CLOUD_INFRASTRUCTURE_CAPABILITIES } from './cloud-infrastructure.ts';
import { CONSULTING_CAPABILITIES } from './consulting.ts';
import { CUSTOMER_SERVICE_CAPABILITIES } from './customer-service.ts';
import { DATA_CAPABILITIES } from './data.ts';
import { ECOMMERCE_CAPABILITIES } from './ecommerce.ts';
import { FINANCE_CAPABILITIES } from './finance.ts';
import { HUMAN_RESOURCES_CAPABILITIES } from './human-resources.ts';
import { INSURANCE_AND_BENEFITS_CAPABILITIES } from './insurance-and-benefits.ts';
import { IT_SERVICES_CAPABILITIES } from './it-services.ts';
import { LEARNING_CAPABILITIES } from './learning.ts';
import { LEGAL_CAPABILITIES } from './legal.ts';
import { MARKETING_CAPABILITIES } from './marketing.ts';
import { OFFICE_CAPABILITIES } from './office.ts';
import { PAYMENTS_CAPABILITIES } from './payments.ts';
import { RECRUITING_CAPABILITIES } from './recruiting.ts';
import { SALES_CAPABILITIES } from './sales.ts';
import { SECURITY_CAPABILITIES } from './security.ts';
import { SOFTWARE_DEVELOPMENT_CAPABILITIES } from './software-development.ts';
import { TRANSLATION_CAPABILITIES } from './translation.ts';
import { TRAVEL_AND_EVENTS_CAPABILITIES } from './travel-and-events.ts';

const CAPABILITIES: readonly Capability[] = [
  ...CLOUD_INFRASTRUCTURE_CAPABILITIES,
  ...CONSULTING_CAPABILITIES,
  ...CUSTOMER_SERVICE_CAPABILITIES,
  ...DATA_CAPABILITIES,
  ...ECOMMERCE_CAPABILITIES,
  ...FINANCE_CAPABILITIES,
  ...HUMAN_RESOURCES_CAPABILITIES,
  ...INSURANCE_AND_BENEFITS_CAPABILITIES,
  ...IT_SERVICES_CAPABILITIES,
  ...LEARNING_CAPABILITIES,
  ...LEGAL_CAPABILITIES,
  ...MARKETING_CAPABILITIES,
  ...OFFICE_CAPABILITIES,
  ...PAYMENTS_CAPABILITIES,
  ...RECRUITING_CAPABILITIES,
  ...SALES_CAPABILITIES,
  ...SECURITY_CAPABILITIES,
  ...SOFTWARE_DEVELOPMENT_CAPABILITIES,
  ...TRANSLATION_CAPABILITIES,
  ...TRAVEL_AND_EVENTS_CAPABILITIES,
];

/** Letters that a word standing alone needs; abbreviations are written in capitals and may be shorter. */
const DISTINCTIVE_WORD_LETTERS = 6;

function isDistinctive(phrase: string, abbreviation: RegExp): boolean {
  const words = wordsOf(phrase);
  const isLong = (words[0]?.text.length ?? 0) >= DISTINCTIVE_WORD_LETTERS;
  return words.length > 1 || isLong || abbreviation.test(phrase) || !/^\p{Script=Latin}/u.test(phrase);
}

const all = (read: (one: Capability) => readonly string[]) =>
  CAPABILITIES.flatMap((one) => read(one).map((phrase) => ({ id: one.id, phrase })));
const phrases = all(({ phrases }) => phrases);
const signs = all(({ signs }) => signs);
const sellers = all(({ sellers }) => sellers);

/** @returns the offers that a description names */
function offersIn(text: string): string[] {
  const set = new PhraseSet<string>();
  for (const { id, phrase } of phrases) set.add(phrase, id);
  return [...new Set(set.find(text).map(({ id }) => id))];
}

describe('the table of business and digital offers', () => {
  it('has about ninety kinds, each with an id of its own', () => {
    const ids = CAPABILITIES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(90);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('names offers by phrases that mean nothing else', () => {
    expect([...phrases, ...sellers].filter(({ phrase }) => !isDistinctive(phrase, /^[A-Z0-9]{4,}$/))).toEqual([]);
    expect(signs.filter(({ phrase }) => !isDistinctive(phrase, /^[A-Z0-9]{3,}$/))).toEqual([]);
    expect(phrases.filter(({ phrase }) => wordsOf(phrase).length === 0)).toEqual([]);
  });

  it('cuts words short only where enough letters are left', () => {
    const cut = [...phrases, ...signs, ...sellers].flatMap(({ id, phrase }) =>
      phrase
        .split(' ')
        .filter(
          (word) => word.includes('*') && (!word.endsWith('*') || wordsOf(word).some(({ text }) => text.length < 3)),
        )
        .map((word) => ({ id, word })),
    );
    expect(cut).toEqual([]);
  });

  it('has enough of everything for each kind', () => {
    const thin = CAPABILITIES.filter(
      ({ phrases, signs, sellers, buyers, users, sectors }) =>
        phrases.length < 12 ||
        signs.length < 6 ||
        sellers.length < 4 ||
        buyers.length === 0 ||
        users.length === 0 ||
        (sectors !== 'any' && sectors.length < 4),
    );
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  it('says nothing twice', () => {
    const doubled = CAPABILITIES.flatMap(({ id, ...one }) =>
      [one.phrases, one.signs, one.sellers, one.buyers, one.users, one.sectors === 'any' ? [] : one.sectors]
        .flatMap((list) => list.filter((entry, at) => (list as readonly string[]).indexOf(entry) !== at))
        .map((entry) => `${id}: ${entry}`),
    );
    expect(doubled).toEqual([]);
    expect(
      CAPABILITIES.filter(({ buyers, users }) => buyers.some((buyer) => users.includes(buyer))).map(({ id }) => id),
    ).toEqual([]);
  });

  it('has problems that stand inside a sentence, and labels that follow "sells"', () => {
    const wrong = CAPABILITIES.filter(
      ({ label, problem }) =>
        !/^[a-z]/.test(problem) ||
        /[.!?;]/.test(problem) ||
        problem.length > 160 ||
        !/^(?:[a-z]|[A-Z]{2,}|ERP|AI)/.test(label) ||
        /[.!?;]$/.test(label) ||
        /^(?:an?|the|we|our|to|how) /.test(label) ||
        label.length > 60,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('never takes what the seller sells for a sign of need', () => {
    const own = CAPABILITIES.flatMap(({ id, signs, sellers }) =>
      signs.filter((sign) => sellers.includes(sign)).map((sign) => `${id}: ${sign}`),
    );
    expect(own).toEqual([]);
  });

  it.each([
    ['Contract review software for in-house legal teams. Suggests redlines in Word.', 'contract-review'],
    ['We do penetration tests of web applications, APIs and cloud set-ups', 'penetration-testing'],
    ['Leadership and sales training for mid-sized companies', 'sales-training'],
    ['Wir machen die Lohnabrechnung für Handwerksbetriebe', 'payroll'],
    ['Chhoti companies ke liye salary banane ka software', 'payroll'],
    ['GST filing aur accounts, sab ek jagah', 'tax-and-gst-services'],
    ['Agencia de posicionamiento web para clínicas', 'search-engine-optimisation'],
    ['Cabinet de recrutement pour les métiers de la finance', 'recruitment-agency'],
    ['Tradução técnica para a indústria', 'translation-services'],
    ['Software per ecommerce e negozi online', 'online-shops'],
    ['Uitzendbureau voor de logistiek', 'temporary-staffing'],
    ['Payment gateway for small merchants', 'payment-gateway'],
  ])('reads the offer in %j', (description, id) => {
    expect(offersIn(description)).toContain(id);
  });
});
