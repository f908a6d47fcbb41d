import type { FactField } from '../../profile-facts.ts';
import type { MemberResponse } from './schema.ts';

/** Sections of a profile that come only when asked for: the field each gives, and where it stands in the answer. */
const SECTIONS = {
  about: { field: 'person.about', key: 'summary' },
  experience: { field: 'person.experience', key: 'work_experience' },
  education: { field: 'person.education', key: 'education' },
  skills: { field: 'person.skills', key: 'skills' },
  languages: { field: 'person.languages', key: 'languages' },
  certifications: { field: 'person.certifications', key: 'certifications' },
  volunteering_experience: { field: 'person.volunteering', key: 'volunteering_experience' },
} as const satisfies Record<string, { field: FactField; key: keyof MemberResponse }>;

export type Section = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as Section[];

/** The sections these fields stand in: none for a name or a headline. Each costs, and many at once are throttled. */
export function sectionsOf(fields: readonly FactField[]): Section[] {
  return NAMES.filter((name) => fields.includes(SECTIONS[name].field));
}

export function fieldOf(section: Section): FactField {
  return SECTIONS[section].field;
}

/** Which of these sections the network held back this time: they came empty, and are named. */
export function heldBack(profile: MemberResponse, sections: readonly Section[]): Section[] {
  const named = new Set(
    profile.throttled_sections.map((name) => name.replace(/^linkedin_/, '').replace(/_preview$/, '')),
  );
  return sections.filter((section) => named.has('*') || named.has(section));
}

/** The first answer, with these sections of the second. */
export function takeSections(
  first: MemberResponse,
  second: MemberResponse,
  sections: readonly Section[],
): MemberResponse {
  const taken = sections.map((section) => [SECTIONS[section].key, second[SECTIONS[section].key]] as const);
  return { ...first, ...Object.fromEntries(taken) };
}
