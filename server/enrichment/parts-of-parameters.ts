import { isAiParameter, type ParameterId, type PlainParameterId } from '../../shared/catalogue.ts';
import { FACT_PARTS, type FactPart } from '../providers/profile-facts.ts';

/** Which parts of the facts each plain parameter is read from. `person` is always asked: it tells whether the profile exists. */
const PARTS: Record<PlainParameterId, readonly FactPart[]> = {
  firstName: ['person'],
  lastName: ['person'],
  profilePictureUrl: ['person'],
  gender: ['person'],
  languages: ['person'],
  location: ['person'],
  premium: ['person'],
  followerCount: ['person'],
  education: ['person'],
  certifications: ['person'],
  occupation: ['person'],
  jobTitle: ['person'],
  seniorityLevel: ['person'],
  department: ['person'],
  workExperience: ['person'],
  skillsTools: ['person'],
  personalEmail: ['contact'],
  personalContactNumber: ['contact'],
  workEmail: ['contact'],
  linkedinEmail: ['contact'],
  companyName: ['company'],
  companyLinkedinUrl: ['company'],
  companyWebsite: ['company'],
  companyPage: ['company'],
  totalEmployees: ['company'],
  headquarterLocation: ['company'],
  industry: ['company'],
  companyTaglineMission: ['company'],
  yearFounded: ['company'],
};

/** The parts to gather for these parameters: never more than they need. AI-generated ones are written from everything but contact data. */
export function partsOfParameters(columns: readonly ParameterId[]): FactPart[] {
  const parts = new Set<FactPart>(['person']);
  for (const id of columns) {
    for (const part of isAiParameter(id) ? (['company', 'posts'] as const) : PARTS[id]) parts.add(part);
  }
  return FACT_PARTS.filter((part) => parts.has(part));
}
