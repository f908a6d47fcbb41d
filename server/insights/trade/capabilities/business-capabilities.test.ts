import { describe, expect, it } from 'vitest';
import { PhraseSet } from '../phrase-set.ts';
import type { Capability } from '../types.ts';
import { wordsOf } from '../words.ts';
import { CLOUD_INFRASTRUCTURE } from './cloud-infrastructure.ts';
import { CONSULTING } from './consulting.ts';
import { CUSTOMER_SERVICE } from './customer-service.ts';
import { DATA } from './data.ts';
import { ECOMMERCE } from './ecommerce.ts';
import { FINANCE } from './finance.ts';
import { HUMAN_RESOURCES } from './human-resources.ts';
import { INSURANCE_AND_BENEFITS } from './insurance-and-benefits.ts';
import { IT_SERVICES } from './it-services.ts';
import { LEARNING } from './learning.ts';
import { LEGAL } from './legal.ts';
import { MARKETING } from './marketing.ts';
import { OFFICE } from './office.ts';
import { PAYMENTS } from './payments.ts';
import { RECRUITING } from './recruiting.ts';
import { SALES } from './sales.ts';
import { SECURITY } from './security.ts';
import { SOFTWARE_DEVELOPMENT } from './software-development.ts';
import { TRANSLATION } from './translation.ts';
import { TRAVEL_AND_EVENTS } from './travel-and-events.ts';

const CAPABILITIES: readonly Capability[] = [
  ...CLOUD_INFRASTRUCTURE,
  ...CONSULTING,
  ...CUSTOMER_SERVICE,
  ...DATA,
  ...ECOMMERCE,
  ...FINANCE,
  ...HUMAN_RESOURCES,
  ...INSURANCE_AND_BENEFITS,
  ...IT_SERVICES,
  ...LEARNING,
  ...LEGAL,
  ...MARKETING,
  ...OFFICE,
  ...PAYMENTS,
  ...RECRUITING,
  ...SALES,
  ...SECURITY,
  ...SOFTWARE_DEVELOPMENT,
  ...TRANSLATION,
  ...TRAVEL_AND_EVENTS,
];

/** Short words that mean one thing only wherever they stand: abbreviations and words of the field. */
const SHORT_BUT_CLEAR = new Set(
  [
    'चैटबॉट सब्सिडी केवाईसी',
    'abonnés aiops airbnb anpd appsec assurés autosar azubis bafin belteam bmecat bncc breveté brsr bufete',
    'burnout buzoneo bußgeld callbot cbse ccaas chatbot churned ciam clunky cmdb cnapp cnil cobol cpaas csddd',
    'cspm csrd d2c dast datalek divest doblaje dooh dpas drhp dso dubbing dunning ekyc enps esign espr etim',
    'eudr fidc finops genai gitops gympass hipaa hotfix hris hrms hrtech icse ifood impagos impayés imtex',
    'ipaas isdn isms itsm jameda jobrad kaizen kritis kununu kyb kyc lawsuit layoffs log4j martech mlops mpos',
    'msas mssp nbfc nda ndas neobank nis2 nrr okrs papeleo pentest peppol plantão ppc psd2 pólizas qsr rappi',
    'rebrand regtech renamed revops rework rgaa rlhf roas rpa rtos s4hana safra sast sbom sbti scada sdrs siem',
    'signups sirh soc2 swiggy tisax tolken ucaas udhaar vakil vapt vb6 vciso vmware vsop wbso wcag wismo',
    'zomato',
  ].flatMap((line) => line.split(' ')),
);

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
    const vague = [...phrases, ...signs, ...sellers].filter(({ phrase }) => {
      const words = wordsOf(phrase);
      return words.length === 1 && phrase.length < 8 && !SHORT_BUT_CLEAR.has(phrase);
    });
    expect(vague).toEqual([]);
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
