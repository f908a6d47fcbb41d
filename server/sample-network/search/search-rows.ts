import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { identityOf } from '../people/identity.ts';
import { drawProfile, hasPicture, portray } from '../people/person.ts';

/** What a search looks at, and what a result shows; one small row a person. */
export interface SampleSearchRow {
  index: number;
  slug: string;
  name: string;
  headline: string;
  title: string;
  seniority: SeniorityLevel;
  department: string;
  /** Absent for people who work for themselves, study or look for work. */
  company?: string;
  /** Of that company; absent where the network does not know it. */
  employees?: number;
  industry: string;
  city: string;
  region?: string;
  country: string;
  skills: string[];
  yearsOfExperience: number;
  hasPicture: boolean;
}

/**
 * Rows of the people from one index up to, not including, another; written one by one, so that building an index of
 * all of them needs no list in memory. Works beyond `samplePersonCount` too.
 */
export function* sampleSearchRows(from: number, to: number): Generator<SampleSearchRow> {
  for (let index = from; index < to; index += 1) {
    const portrayal = portray(identityOf(index));
    const { identity, role, career } = portrayal;
    const { headline, skills } = drawProfile(portrayal);
    const { city, region, country } = identity.city;
    yield {
      index,
      slug: identity.slug,
      name: [identity.firstName, identity.lastName].filter((part) => part !== undefined).join(' '),
      headline,
      title: role.title,
      seniority: role.seniority,
      department: role.track.department,
      ...(identity.occupation === 'employed' || identity.occupation === 'unlisted' ? { company: role.employer } : {}),
      ...(identity.occupation === 'employed' && identity.company ? { employees: identity.company.employees } : {}),
      industry: role.industry.label,
      city,
      ...(region ? { region } : {}),
      country,
      skills,
      yearsOfExperience: career.years,
      hasPicture: hasPicture(index),
    };
  }
}
