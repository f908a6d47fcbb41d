import type { PlainParameterId } from '../../../shared/catalogue.ts';
import type { Provenance, ResultValue } from '../../../shared/result-value.ts';
import type { CurrentPosition } from '../../insights/person/current-position.ts';
import { readCurrentPosition } from '../../insights/person/current-position.ts';
import { readDepartment } from '../../insights/person/department.ts';
import { readSeniorityLevel } from '../../insights/person/seniority-level.ts';
import type { PersonName } from '../../person-names/person-name.ts';
import { readNameFields } from '../../person-names/read-name-fields.ts';
import { type HeadlineReading, readHeadline } from '../../providers/people/headline/read-headline.ts';
import type {
  CompanyFacts,
  ContactFacts,
  FactField,
  GatheredFacts,
  Origin,
  PersonFacts,
} from '../../providers/profile-facts.ts';
import { originOfField } from '../sourcing/merge-facts.ts';
import { deriveGender } from './gender.ts';
import { certificationList, educationList, languageList, workExperienceList } from './structured-lists.ts';

/** A value with where it came from, ready to be stored as `job.result` and `job.provenance`. */
export interface DerivedValue extends Provenance {
  value: ResultValue;
}

export type DerivedParameters = Partial<Record<PlainParameterId, DerivedValue>>;

/** How far a rule lowers the confidence of the source it reads from. */
const RULE = 0.9;
const HEADLINE_ONLY = 0.7;
const GUESS = 0.5;

/** What the rules read, once per profile. */
interface Reading {
  person: PersonFacts | undefined;
  /** As it is written in a letter. */
  name: PersonName | undefined;
  contact: ContactFacts | undefined;
  company: CompanyFacts | undefined;
  position: CurrentPosition | undefined;
  /** What the headline says of the present role, when no position is known. */
  headline: HeadlineReading | undefined;
}

interface Finding {
  value: ResultValue | undefined;
  /** The field it was read from. */
  from: FactField;
  /** Multiplies the source's confidence; 1 when the value stands in the source as it is. */
  sureness?: number;
  evidence?: string[];
}

type Rule = (reading: Reading) => Finding;

function ofPerson(field: keyof PersonFacts & string, read: (person: PersonFacts) => ResultValue | undefined): Rule {
  const from = `person.${field}` as FactField;
  return ({ person }) => ({ value: person && read(person), from });
}

function ofContact(field: keyof ContactFacts): Rule {
  const from: FactField = `contact.${field}`;
  return ({ contact }) => ({ value: contact?.[field], from });
}

function ofCompany(field: keyof CompanyFacts & string, read: (company: CompanyFacts) => ResultValue | undefined): Rule {
  const from = `company.${field}` as FactField;
  return ({ company }) => ({ value: company && read(company), from });
}

const RULES: Readonly<Record<PlainParameterId, Rule>> = {
  firstName: ({ name }) => ({ value: name?.firstName, from: 'person.firstName' }),
  lastName: ({ name }) => ({ value: name?.lastName, from: 'person.lastName' }),
  profilePictureUrl: ofPerson('pictureUrl', (person) => person.pictureUrl),
  gender: ({ person, name }) => {
    const gender = person && deriveGender(person, name?.firstName);
    if (gender?.guessed !== true) return { value: gender?.value, from: 'person.gender' };
    return {
      value: gender.value,
      from: 'person.firstName',
      sureness: GUESS,
      evidence: [`First name: "${person?.firstName}"`],
    };
  },
  languages: ofPerson('languages', (person) => languageList(person.languages)),
  location: ofPerson('location', (person) => person.location?.text),
  premium: ofPerson('premium', (person) => person.premium),
  followerCount: ofPerson('followerCount', (person) => person.followerCount),
  education: ofPerson('education', (person) => educationList(person.education)),
  certifications: ofPerson('certifications', (person) => certificationList(person.certifications)),
  personalEmail: ofContact('personalEmail'),
  personalContactNumber: ofContact('phone'),
  workEmail: ofContact('workEmail'),
  linkedinEmail: ofContact('networkEmail'),
  occupation: ofPerson('headline', (person) => person.headline),
  jobTitle: ({ person, position, headline }) => ({
    value: position?.title ?? headline?.title,
    from: position ? fieldOf(position) : 'person.headline',
    ...(position?.readBy !== 'position' && {
      sureness: HEADLINE_ONLY,
      evidence: [`Headline: "${person?.headline}"`],
    }),
  }),
  seniorityLevel: ({ person, position }) => ({
    value: readSeniorityLevel(position?.title, person?.headline),
    from: position ? fieldOf(position) : 'person.headline',
    sureness: RULE,
    evidence: titleEvidence(person, position),
  }),
  department: ({ person, position }) => ({
    value: readDepartment(position?.title, person?.headline),
    from: position ? fieldOf(position) : 'person.headline',
    sureness: RULE,
    evidence: titleEvidence(person, position),
  }),
  workExperience: ofPerson('experience', (person) => workExperienceList(person.experience)),
  skillsTools: ofPerson('skills', (person) => person.skills),
  companyName: ({ company, position, headline }) =>
    position === undefined || position.companyName === ''
      ? company?.name === undefined && headline?.company !== undefined
        ? { value: headline.company, from: 'person.headline', sureness: HEADLINE_ONLY }
        : { value: company?.name, from: 'company.name' }
      : {
          value: position.companyName,
          from: fieldOf(position),
          ...(position.readBy === 'headline' && { sureness: HEADLINE_ONLY }),
        },
  companyLinkedinUrl: ({ company, position }) =>
    company?.pageUrl !== undefined || position?.companySlug === undefined
      ? { value: company?.pageUrl, from: 'company.pageUrl' }
      : {
          value: `https://www.linkedin.com/company/${encodeURIComponent(position.companySlug)}`,
          from: 'person.experience',
        },
  companyWebsite: ofCompany('website', (company) => company.website),
  companyPage: ofCompany('description', (company) => company.description),
  totalEmployees: ({ company }) => ({
    value: company?.employeeCount ?? company?.employeeRange,
    from: company?.employeeCount === undefined ? 'company.employeeRange' : 'company.employeeCount',
  }),
  headquarterLocation: ofCompany('headquarters', (company) => company.headquarters?.text),
  industry: ofCompany('industry', (company) => company.industry),
  companyTaglineMission: ofCompany('tagline', (company) => company.tagline),
  yearFounded: ofCompany('foundedYear', (company) => company.foundedYear),
};

function fieldOf(position: CurrentPosition | undefined): FactField {
  return position?.readBy === 'headline' ? 'person.headline' : 'person.experience';
}

function titleEvidence(person: PersonFacts | undefined, position: CurrentPosition | undefined): string[] {
  if (position !== undefined) return [`Job title: "${position.title}"`];
  return person?.headline === undefined ? [] : [`Headline: "${person.headline}"`];
}

function isPresent(value: ResultValue | undefined): value is ResultValue {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/**
 * Turns gathered facts into the values of the plain parameters asked for.
 * @param columns parameters to derive; others are not touched
 * @returns one entry per parameter the facts have a value for; a parameter without one is absent
 */
export function deriveParameters(columns: readonly PlainParameterId[], facts: GatheredFacts): DerivedParameters {
  const derived: DerivedParameters = {};
  deriveEach(columns, facts, (id, value, origin) => {
    derived[id] = { value, ...origin };
  });
  return derived;
}

/**
 * The same, one by one.
 * @param add is given each value with where it came from
 */
export function deriveEach(
  columns: readonly PlainParameterId[],
  facts: GatheredFacts,
  add: (id: PlainParameterId, value: ResultValue, origin: Provenance) => void,
): void {
  const person = facts.person?.value;
  const company = facts.company?.value;
  const position = person && readCurrentPosition(person, company);
  const headline = position === undefined && person?.headline ? readHeadline(person.headline) : undefined;
  const name = person && readNameFields(person);
  const reading: Reading = { person, name, contact: facts.contact?.value, company, position, headline };
  for (const column of columns) {
    const { value, from, sureness = 1, evidence } = RULES[column](reading);
    const origin: Origin | undefined = originOfField(facts, from);
    if (origin === undefined || !isPresent(value)) continue;
    const provenance: Provenance = {
      source: origin.source,
      retrieved_at: origin.retrievedAt,
      confidence: Math.round(origin.confidence * sureness * 100) / 100,
    };
    if (origin.notes?.length || evidence?.length) provenance.evidence = [...(origin.notes ?? []), ...(evidence ?? [])];
    add(column, value, provenance);
  }
}
