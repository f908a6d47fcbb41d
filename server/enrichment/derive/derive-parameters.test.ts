import { describe, expect, it } from 'vitest';
import { PARAMETERS, type PlainParameterId } from '../../../shared/catalogue.ts';
import type { FactPart, FactParts, GatheredFacts, Sourced } from '../../providers/profile-facts.ts';
import { deriveParameters } from './derive-parameters.ts';

const ALL = PARAMETERS.filter((parameter) => !parameter.ai_generated).map(
  (parameter) => parameter.id as PlainParameterId,
);

function sourced<P extends FactPart>(value: FactParts[P], confidence = 0.9): Sourced<FactParts[P]> {
  return { value, source: 'Sample data', retrievedAt: '2026-11-01T00:00:00Z', confidence };
}

const BARE = { experience: [], education: [], skills: [], languages: [], certifications: [], volunteering: [] };

const FULL: GatheredFacts = {
  person: sourced<'person'>({
    slug: 'priya-nair',
    firstName: 'PRIYA',
    lastName: 'Nair, MBA',
    headline: 'Head of Procurement at Acme',
    pictureUrl: 'https://pictures.example/priya.svg',
    location: { text: 'Kochi, Kerala, India' },
    premium: false,
    followerCount: 0,
    experience: [{ title: 'Head of Procurement', companyName: 'Acme', companySlug: 'acme', start: '2023-03' }],
    education: [{ school: 'CUSAT', degree: 'MBA', end: '2012' }],
    skills: ['Negotiation'],
    languages: [{ name: 'Malayalam', proficiency: 'Native or bilingual' }, { name: 'English' }],
    certifications: [{ name: 'CPSM', issuer: 'ISM' }],
    volunteering: [],
  }),
  contact: sourced<'contact'>({ workEmail: 'priya@acme.example', phone: '+914842223333' }, 0.8),
  company: sourced<'company'>({
    slug: 'acme',
    name: 'Acme',
    pageUrl: 'https://www.linkedin.com/company/acme',
    website: 'https://acme.example',
    tagline: 'Steel on time',
    description: 'Acme supplies steel.',
    industry: 'Metals',
    specialities: [],
    employeeRange: '51-200',
    headquarters: { text: 'Kochi, India' },
    foundedYear: 1998,
    products: [],
    targetCustomers: [],
    clients: [],
    caseStudies: [],
    pricing: [],
    updates: [],
    openRoles: [],
  }),
};

describe('plain parameters', () => {
  const derived = deriveParameters(ALL, FULL);

  it('derives each from its part of the facts', () => {
    const values = Object.fromEntries(Object.entries(derived).map(([id, { value }]) => [id, value]));
    expect(values).toEqual({
      firstName: 'Priya',
      lastName: 'Nair',
      profilePictureUrl: 'https://pictures.example/priya.svg',
      gender: 'Female (guess)',
      languages: ['Malayalam (native or bilingual)', 'English'],
      location: 'Kochi, Kerala, India',
      premium: false,
      followerCount: 0,
      education: [{ school: 'CUSAT', degree: 'MBA', end: '2012' }],
      certifications: [{ name: 'CPSM', issuer: 'ISM' }],
      workEmail: 'priya@acme.example',
      personalContactNumber: '+914842223333',
      occupation: 'Head of Procurement at Acme',
      jobTitle: 'Head of Procurement',
      seniorityLevel: 'Director',
      department: 'Purchasing',
      workExperience: [{ title: 'Head of Procurement', companyName: 'Acme', start: '2023-03' }],
      skillsTools: ['Negotiation'],
      companyName: 'Acme',
      companyLinkedinUrl: 'https://www.linkedin.com/company/acme',
      companyWebsite: 'https://acme.example',
      companyPage: 'Acme supplies steel.',
      totalEmployees: '51-200',
      headquarterLocation: 'Kochi, India',
      industry: 'Metals',
      companyTaglineMission: 'Steel on time',
      yearFounded: 1998,
    });
  });

  it('says where each came from; what a rule or a guess made of it is less sure', () => {
    expect(derived.workEmail).toEqual({
      value: 'priya@acme.example',
      source: 'Sample data',
      retrieved_at: '2026-11-01T00:00:00Z',
      confidence: 0.8,
    });
    expect(derived.department).toMatchObject({ confidence: 0.81, evidence: ['Job title: "Head of Procurement"'] });
    expect(derived.gender).toMatchObject({ confidence: 0.45, evidence: ['First name: "PRIYA"'] });
  });

  it('derives only what was asked for', () => {
    expect(Object.keys(deriveParameters(['lastName'], FULL))).toEqual(['lastName']);
  });

  it('leaves out what the facts do not have', () => {
    expect(deriveParameters(ALL, {})).toEqual({});
    expect(deriveParameters(ALL, { person: sourced<'person'>({ slug: 'x', ...BARE }) })).toEqual({});
  });

  it('reads title and company from the headline when no position is known, less sure', () => {
    const facts = { person: sourced<'person'>({ slug: 'x', headline: 'CTO at Beta Labs', ...BARE }, 1) };
    expect(deriveParameters(['jobTitle', 'companyName', 'seniorityLevel'], facts)).toMatchObject({
      jobTitle: { value: 'CTO', confidence: 0.7 },
      companyName: { value: 'Beta Labs', confidence: 0.7 },
      seniorityLevel: { value: 'CXO' },
    });
  });
});
