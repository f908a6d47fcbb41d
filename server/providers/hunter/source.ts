import type { ContactFacts } from '../profile-facts.ts';
import type { ProfileSource, SourceAnswer } from '../profile-source.ts';
import { createClient, type HunterOptions } from './client.ts';
import { areOfOneCompany, companyDomain } from './company-domain.ts';
import { LABEL } from './errors.ts';
import { findAddress, finderQuestions } from './find-address.ts';
import { type OptOutList, PersonOptedOut } from './opt-out-list.ts';
import { verifyAddress } from './verify-address.ts';

/** An address that exists may still be the one of the last job. */
const MOST_ELSEWHERE = 0.7;
/** Without an address nothing is said about whether there is such a profile. */
const NOTHING_FOUND: SourceAnswer = { parts: {}, confidence: 0 };
const E164 = /^\+[1-9]\d{6,14}$/;

export interface HunterSourceOptions extends HunterOptions {
  optOuts: OptOutList;
  /** Milliseconds between looks at a verification that takes its time. */
  pollMs?: readonly number[];
}

/**
 * Makes the source of Hunter: work e-mail addresses, found by profile or by name and company, with whether they are verified.
 * A phone number that comes along is passed on; nobody is asked about for it alone.
 */
export function createHunterSource({ optOuts, pollMs, ...options }: HunterSourceOptions): ProfileSource {
  const client = createClient(options);
  return {
    id: 'hunter',
    label: LABEL,
    fields: ['contact.workEmail'],
    // The second question is made of them, and so is the look whether the address is the person's.
    prefers: ['person.firstName', 'person.lastName', 'person.experience', 'company.name', 'company.website'],
    canAnswer: (question) => finderQuestions(question).length > 0,
    async find(question, signal): Promise<SourceAnswer | null> {
      if (await optOuts.has(question.slug)) return NOTHING_FOUND;
      try {
        const found = await findAddress(client, question, signal);
        const verdict = found && (await verifyAddress(client, found, { signal, pollMs }));
        if (!verdict) return NOTHING_FOUND;
        const phone = found.phone_number?.replace(/[\s().-]/g, '');
        const contact: ContactFacts = { workEmail: found.email, ...(phone && E164.test(phone) && { phone }) };
        const elsewhere = noteOtherCompany(found.email, question.known.company?.website);
        return {
          parts: { contact },
          confidence: elsewhere.length > 0 ? Math.min(verdict.confidence, MOST_ELSEWHERE) : verdict.confidence,
          notes: { 'contact.workEmail': [verdict.note, ...elsewhere] },
        };
      } catch (error) {
        if (!(error instanceof PersonOptedOut)) throw error;
        await optOuts.add(question.slug);
        return NOTHING_FOUND;
      }
    },
  };
}

function noteOtherCompany(email: string, website: string | undefined): string[] {
  const [domain, known] = [email.slice(email.lastIndexOf('@') + 1), companyDomain(website)];
  if (known === undefined || areOfOneCompany(domain, known)) return [];
  return [`It is at ${domain}; the website of the current company is ${known}.`];
}
