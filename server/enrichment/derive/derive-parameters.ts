import type { PlainParameterId } from '../../../shared/catalogue.ts';
import type { Provenance, ResultValue } from '../../../shared/result-value.ts';
import type { CurrentPosition } from '../../insights/person/current-position.ts';
import { readCurrentPosition } from '../../insights/person/current-position.ts';
import { readDepartment } from '../../insights/person/department.ts';
import { readName } from '../../insights/person/names.ts';
import { readSeniorityLevel } from '../../insights/person/seniority-level.ts';
import type { CompanyFacts, ContactFacts, GatheredFacts, PersonFacts, Sourced } from '../../providers/profile-facts.ts';
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
  contact: ContactFacts | undefined;
  company: CompanyFacts | undefined;
  position: CurrentPosition | undefined;
}

interface Finding {
  value: ResultValue | undefined;
  from: Sourced<unknown> | undefined;
  /** Multiplies the source's confidence; 1 when the value stands in the source as it is. */
  sureness?: number;
  evidence?: string[];
}

type Rule = (facts: GatheredFacts, reading: Reading) => Finding;

const ofPerson =
  (read: (person: PersonFacts) => ResultValue | undefined): Rule =>
  ({ person }) => ({ value: person && read(person.value), from: person });
const ofContact =
  (read: (contact: ContactFacts) => ResultValue | undefined): Rule =>
  ({ contact }) => ({ value: contact && read(contact.value), from: contact });
const ofCompany =
  (read: (company: CompanyFacts) => ResultValue | undefined): Rule =>
  ({ company }) => ({ value: company && read(company.value), from: company });

const RULES: Readonly<Record<PlainParameterId, Rule>> = {
  firstName: ofPerson((person) => readName(person).firstName),
  lastName: ofPerson((person) => readName(person).lastName),
  profilePictureUrl: ofPerson((person) => person.pictureUrl),
  gender: ({ person }) => {
    const gender = person && deriveGender(person.value, readName(person.value).firstName);
    if (gender?.guessed !== true) return { value: gender?.value, from: person };
    return {
      value: gender.value,
      from: person,
      sureness: GUESS,
      evidence: [`First name: "${person?.value.firstName}"`],
    };
  },
  languages: ofPerson((person) => languageList(person.languages)),
  location: ofPerson((person) => person.location?.text),
  premium: ofPerson((person) => person.premium),
  followerCount: ofPerson((person) => person.followerCount),
  education: ofPerson((person) => educationList(person.education)),
  certifications: ofPerson((person) => certificationList(person.certifications)),
  personalEmail: ofContact((contact) => contact.personalEmail),
  personalContactNumber: ofContact((contact) => contact.phone),
  workEmail: ofContact((contact) => contact.workEmail),
  linkedinEmail: ofContact((contact) => contact.networkEmail),
  occupation: ofPerson((person) => person.headline),
  jobTitle: ({ person }, { position }) => ({
    value: position?.title,
    from: person,
    ...(position?.readBy === 'headline' && {
      sureness: HEADLINE_ONLY,
      evidence: [`Headline: "${person?.value.headline}"`],
    }),
  }),
  seniorityLevel: ({ person }, { position }) => ({
    value: readSeniorityLevel(position?.title, person?.value.headline),
    from: person,
    sureness: RULE,
    evidence: titleEvidence(person?.value, position),
  }),
  department: ({ person }, { position }) => ({
    value: readDepartment(position?.title, person?.value.headline),
    from: person,
    sureness: RULE,
    evidence: titleEvidence(person?.value, position),
  }),
  workExperience: ofPerson((person) => workExperienceList(person.experience)),
  skillsTools: ofPerson((person) => person.skills),
  companyName: ({ person, company }, { position }) =>
    position === undefined || position.companyName === ''
      ? { value: company?.value.name, from: company }
      : {
          value: position.companyName,
          from: person,
          ...(position.readBy === 'headline' && { sureness: HEADLINE_ONLY }),
        },
  companyLinkedinUrl: ({ person, company }, { position }) =>
    company?.value.pageUrl !== undefined || position?.companySlug === undefined
      ? { value: company?.value.pageUrl, from: company }
      : { value: `https://www.linkedin.com/company/${encodeURIComponent(position.companySlug)}`, from: person },
  companyWebsite: ofCompany((company) => company.website),
  companyPage: ofCompany((company) => company.description),
  totalEmployees: ofCompany((company) => company.employeeCount ?? company.employeeRange),
  headquarterLocation: ofCompany((company) => company.headquarters?.text),
  industry: ofCompany((company) => company.industry),
  companyTaglineMission: ofCompany((company) => company.tagline),
  yearFounded: ofCompany((company) => company.foundedYear),
};

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
  const person = facts.person?.value;
  const company = facts.company?.value;
  const position = person && readCurrentPosition(person, company);
  const reading: Reading = { person, contact: facts.contact?.value, company, position };
  const derived: DerivedParameters = {};
  for (const column of columns) {
    const { value, from, sureness = 1, evidence } = RULES[column](facts, reading);
    if (from === undefined || !isPresent(value)) continue;
    derived[column] = {
      value,
      source: from.source,
      retrieved_at: from.retrievedAt,
      confidence: Math.round(from.confidence * sureness * 100) / 100,
      ...(evidence !== undefined && evidence.length > 0 && { evidence }),
    };
  }
  return derived;
}
