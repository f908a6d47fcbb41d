import type { ResultObject } from '../../../shared/result-value.ts';
import type { PersonFacts, Position, School } from '../../providers/profile-facts.ts';

/** Copies the named fields that are known, in this order; unknown ones are left out. */
function pickKnown<T extends object>(source: T, fields: readonly (keyof T & string)[]): ResultObject {
  const picked: Record<string, string | number | boolean> = {};
  for (const field of fields) {
    const value = source[field];
    if (typeof value === 'string' && value !== '') picked[field] = value;
  }
  return picked;
}

/** Positions, newest first as the source lists them; no `end` means held today. */
export function workExperienceList(positions: readonly Position[]): ResultObject[] {
  return positions.map((p) => pickKnown(p, ['title', 'companyName', 'location', 'description', 'start', 'end']));
}

/** Schools with degree, field and years. */
export function educationList(schools: readonly School[]): ResultObject[] {
  return schools.map((school) => pickKnown(school, ['school', 'degree', 'field', 'start', 'end']));
}

/** Certificates with issuer and date. */
export function certificationList(certifications: PersonFacts['certifications']): ResultObject[] {
  return certifications.map((certification) => pickKnown(certification, ['name', 'issuer', 'date']));
}

/** 'German (native)'; the name alone when the proficiency is unknown. */
export function languageList(languages: PersonFacts['languages']): string[] {
  return languages.map(({ name, proficiency }) =>
    proficiency === undefined ? name : `${name} (${proficiency.toLowerCase()})`,
  );
}
