import { isMemberId } from '../../../shared/profile-url/profile-url.ts';
import type { CompanyFacts, FactField, FactParts } from '../profile-facts.ts';
import type { ProfileQuestion, ProfileSource, SourceAnswer } from '../profile-source.ts';
import { SourceError } from '../source-error.ts';
import { type CompanyLookup, createCompanyLookup } from './ask-company.ts';
import { createPeopleLookup } from './ask-people.ts';
import { createClient, type PeopleDataLabsOptions } from './client.ts';
import { fillUp, missingOfCompany, readCompany, readCurrentCompany } from './company-facts.ts';
import { readContact } from './contact-facts.ts';
import { LABEL } from './errors.ts';
import { isAbout } from './identity.ts';
import { readPerson } from './person-facts.ts';
import type { PersonResponse } from './schema.ts';

const GIVES = [
  ...(['firstName', 'lastName', 'headline', 'about', 'gender', 'location'] as const).map((f) => `person.${f}` as const),
  ...(['experience', 'education', 'skills', 'languages', 'certifications'] as const).map((f) => `person.${f}` as const),
  ...(['workEmail', 'personalEmail', 'phone'] as const).map((f) => `contact.${f}` as const),
  ...(['name', 'pageUrl', 'website', 'tagline', 'description', 'industry'] as const).map(
    (f) => `company.${f}` as const,
  ),
  ...(['specialities', 'employeeCount', 'employeeRange', 'headquarters', 'foundedYear'] as const).map(
    (f) => `company.${f}` as const,
  ),
] satisfies FactField[];

/** What a record must have when only contact data is wanted: one without is not found, and not paid for. */
const REQUIRED: Partial<Record<FactField, string>> = {
  'contact.workEmail': 'work_email',
  'contact.personalEmail': '(recommended_personal_email OR personal_emails)',
  'contact.phone': '(mobile_phone OR phone_numbers)',
};

/** Of 10, for an answer that does not tell: the least that is asked for. */
const UNKNOWN_LIKELIHOOD = 6;

/** Makes the source of People Data Labs: people, contact data and companies, paid per record found. */
export function createPeopleDataLabsSource(options: PeopleDataLabsOptions): ProfileSource {
  const client = createClient(options);
  const people = createPeopleLookup(client);
  const companies = createCompanyLookup(client);
  return {
    id: 'people-data-labs',
    label: LABEL,
    fields: GIVES,
    // Records do not have the ids that the network itself hands out.
    canAnswer: (question) => !isMemberId(question.slug) || companyToLookUpAlone(question) !== undefined,
    async find(question, signal) {
      const { slug, wanted } = question;
      const company = companyToLookUpAlone(question);
      if (company !== undefined) {
        const answer = await companies.ask(company, signal);
        return {
          parts: answer ? { company: readCompany(answer) } : {},
          confidence: (answer?.likelihood ?? UNKNOWN_LIKELIHOOD) / 10,
        };
      }
      const required = wanted.every((field) => field in REQUIRED) ? wanted.map((field) => REQUIRED[field]) : [];
      const answer = await people.ask({ slug, required: required.join(' OR ') || undefined }, signal);
      // There may be a record that does not have what was required.
      if (answer === null) return required.length > 0 ? { parts: {}, confidence: 0 } : null;
      if (!isAbout(slug, answer)) {
        throw new SourceError('wrong-person', `${LABEL} answered about another profile than the one asked for.`);
      }
      const parts = readParts(slug, answer);
      const confidence = answer.likelihood / 10;
      // The record is paid for: it is not to be bought again if the look at the company is cut off.
      if (missingOfCompany(wanted, parts.company).length > 0) {
        question.onPartialAnswer?.({
          parts,
          confidence,
          covers: GIVES.filter((field) => !field.startsWith('company.')),
        });
      }
      const told = await withWholeCompany(parts, wanted, companies, signal);
      return { ...told, confidence, covers: coveredBy(told, wanted) };
    },
  };
}

/** Of a company that is known already no person's record is bought. */
function companyToLookUpAlone({ wanted, known }: ProfileQuestion): CompanyFacts | undefined {
  const { company } = known;
  const isKnown = company?.slug !== undefined || company?.website !== undefined;
  return isKnown && wanted.every((field) => field.startsWith('company.')) ? company : undefined;
}

/** All that came with the record: it is paid for. */
function readParts(slug: string, { data }: PersonResponse): Partial<FactParts> {
  const contact = readContact(data);
  const company = readCurrentCompany(data);
  return { person: readPerson(slug, data), ...(contact && { contact }), ...(company && { company }) };
}

/** A record comes whole: what it does not have of a person is not bought again. */
function coveredBy({ unanswered = [] }: Pick<SourceAnswer, 'unanswered'>, wanted: readonly FactField[]): FactField[] {
  const ofCompany = wanted.filter((field) => field.startsWith('company.') && !unanswered.includes(field));
  return [...GIVES.filter((field) => !field.startsWith('company.')), ...ofCompany];
}

/** Asks for the company itself when fields are wanted that a person's record does not have of it. */
async function withWholeCompany(
  parts: Partial<FactParts>,
  wanted: readonly FactField[],
  companies: CompanyLookup,
  signal: AbortSignal,
): Promise<Pick<SourceAnswer, 'parts' | 'unanswered' | 'failure'>> {
  const { company } = parts;
  const missing = missingOfCompany(wanted, company);
  if (company === undefined || missing.length === 0) return { parts };
  try {
    const answer = await companies.ask(company, signal);
    return answer ? { parts: { ...parts, company: fillUp(company, readCompany(answer)) } } : { parts };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { parts, unanswered: missing, failure: error };
  }
}
