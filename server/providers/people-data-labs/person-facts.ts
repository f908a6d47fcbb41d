import { knownFields } from '../client/known-fields.ts';
import { readMemberNumber } from '../people/member-number.ts';
import type { PersonFacts, Position, School } from '../profile-facts.ts';
import { readCompanyPage } from './company-page.ts';
import { readPlace } from './place-facts.ts';
import type { PersonRecord } from './schema.ts';

/** Languages come with a number from 1 to 5. */
const PROFICIENCY = [
  'Elementary',
  'Limited working',
  'Professional working',
  'Full professional',
  'Native or bilingual',
] as const;
/** Short forms which title case spoils: 'Vp Of Sales', 'Ceo'. 'It' is one in a job title only. */
const CAPITALS =
  /\b(?:C[EFIOPRT]O|CISO|CMO|CHRO|[SEA]?VP|HR|PMO|SDR|BDR|UX|UI|QA|AI|BI|CRM|ERP|SEO|SAP|B2B|B2C|SaaS|DevOps|RevOps)\b/gi;
const MIXED = new Map(['SaaS', 'DevOps', 'RevOps'].map((word) => [word.toLowerCase(), word]));

function restoreCapitals(words: string): string {
  return words.replace(CAPITALS, (word) => MIXED.get(word.toLowerCase()) ?? word.toUpperCase());
}

const restoreTitle = (title: string) => restoreCapitals(title).replace(/\bIt\b/g, 'IT');

/** The profile as a record has it; the picture, the membership and the followers are not in it. */
export function readPerson(slug: string, record: PersonRecord): PersonFacts {
  return knownFields({
    slug,
    memberNumber: readMemberNumber(record.linkedin_id),
    firstName: record.first_name,
    lastName: record.last_name,
    headline: record.headline && restoreCapitals(record.headline),
    about: record.summary,
    gender: readGender(record.sex),
    location: readPlace({
      name: record.location_name,
      locality: record.location_locality,
      region: record.location_region,
      country: record.location_country,
    }),
    experience: readExperience(record),
    education: record.education.flatMap(readSchool),
    skills: record.skills,
    languages: record.languages.flatMap(({ name, proficiency }) =>
      name === undefined ? [] : [knownFields({ name, proficiency: PROFICIENCY[(proficiency ?? 0) - 1] })],
    ),
    certifications: record.certifications.flatMap(({ name, organization, start_date }) =>
      name === undefined ? [] : [knownFields({ name, issuer: organization, date: start_date })],
    ),
    volunteering: [],
  });
}

function readGender(sex: string | undefined): PersonFacts['gender'] {
  const stated = sex?.toLowerCase();
  return stated === 'female' || stated === 'male' ? stated : undefined;
}

/** The main position first, then the others held today, then the past: records come in no set order. */
function readExperience(record: PersonRecord): Position[] {
  const listed = record.experience.flatMap((entry) => {
    const title = entry.title?.name ?? (entry.is_primary ? record.job_title : undefined);
    const companyName = entry.company?.name ?? (entry.is_primary ? record.job_company_name : undefined);
    if (title === undefined || companyName === undefined) return [];
    const page = readCompanyPage(entry.company?.linkedin_url);
    const position: Position = knownFields({
      title: restoreTitle(title),
      companyName,
      companySlug: page.slug,
      companyId: page.id ?? entry.company?.linkedin_id,
      location: entry.location_names[0],
      description: entry.summary,
      start: entry.start_date,
      end: entry.end_date,
    });
    return [{ position, rank: entry.is_primary && !entry.end_date ? 2 : entry.end_date ? 0 : 1 }];
  });
  listed.sort((a, b) => b.rank - a.rank || (b.position.start ?? '').localeCompare(a.position.start ?? ''));
  if (listed.length > 0) return listed.map(({ position }) => position);
  const { job_title: title, job_company_name: companyName } = record;
  if (title === undefined || companyName === undefined) return [];
  return [
    knownFields({
      title: restoreTitle(title),
      companyName,
      companySlug: readCompanyPage(record.job_company_linkedin_url).slug,
      companyId: record.job_company_linkedin_id,
      start: record.job_start_date,
    }),
  ];
}

function readSchool(entry: PersonRecord['education'][number]): School[] {
  if (entry.school?.name === undefined) return [];
  return [
    knownFields({
      school: entry.school.name,
      degree: readDegrees(entry.degrees) || undefined,
      field: entry.majors.join(', ') || undefined,
      start: entry.start_date,
      end: entry.end_date,
    }),
  ];
}

/** 'Bachelors' is left out beside 'Bachelor Of Science'. */
function readDegrees(degrees: string[]): string {
  const isKind = (degree: string) =>
    degrees.some((other) => other !== degree && other.toLowerCase().startsWith(degree.toLowerCase().replace(/s$/, '')));
  return degrees.filter((degree) => !isKind(degree)).join(', ');
}
