import { setTimeout as wait } from 'node:timers/promises';
import type { FactField, FactParts } from '../../../server/providers/profile-facts.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { SourceError, type SourceErrorKind } from '../../../server/providers/source-error.ts';

export interface Asked {
  slug: string;
  wanted: readonly FactField[];
  known: Partial<FactParts>;
}

/** What each slug makes the source do; a slug without an entry is a plain person who works at Acme. */
export type Script = Record<
  string,
  | 'unknown'
  | { fail: SourceErrorKind }
  | { after: Promise<unknown> }
  | { parts: Partial<FactParts> }
  | { unanswered: readonly FactField[] }
>;

/** The fields of plainParts. */
const PLAIN_FIELDS: readonly FactField[] = [
  'person.firstName',
  'person.lastName',
  'person.headline',
  'person.experience',
  'person.skills',
  'contact.workEmail',
  'company.name',
  'company.pageUrl',
  'company.website',
  'company.description',
  'company.industry',
  'company.foundedYear',
  'company.products',
  'posts',
];

/** A source that does as it is told and remembers what it was asked. */
export function scriptedSource(
  id: string,
  options: { fields?: readonly FactField[]; prefers?: readonly FactField[]; script?: Script } = {},
): ProfileSource & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    id,
    label: `Source ${id}`,
    fields: options.fields ?? PLAIN_FIELDS,
    ...(options.prefers && { prefers: options.prefers }),
    asked,
    async find({ slug, wanted, known }) {
      asked.push({ slug, wanted, known });
      const told = options.script?.[slug];
      if (told === 'unknown') return null;
      if (told && 'fail' in told) throw new SourceError(told.fail, 'told to fail');
      if (told && 'after' in told) await told.after;
      await wait(1);
      const unanswered = told && 'unanswered' in told ? told.unanswered : [];
      const parts = told && 'parts' in told ? told.parts : plainParts(slug);
      const answered = wanted.filter((field) => !unanswered.includes(field));
      return {
        confidence: 0.9,
        parts: only(parts, answered),
        ...(unanswered.length > 0 && { unanswered, failure: new SourceError('rate-limited', 'throttled') }),
      };
    },
  };
}

/** What is there of the fields, with slug, name and empty lists of a part that is touched. */
function only(parts: Partial<FactParts>, fields: readonly FactField[]): Partial<FactParts> {
  const picked: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(parts)) {
    if (Array.isArray(value)) {
      if (fields.includes('posts')) picked[part] = value;
      continue;
    }
    const touched = fields.some((field) => field.startsWith(`${part}.`));
    const keep = ([key, inner]: [string, unknown]) =>
      key === 'slug' || key === 'name' || fields.includes(`${part}.${key}` as FactField)
        ? [[key, inner]]
        : Array.isArray(inner)
          ? [[key, []]]
          : [];
    if (touched) picked[part] = Object.fromEntries(Object.entries(value).flatMap(keep));
  }
  return picked as Partial<FactParts>;
}

/** A person with a name, a title and a company, an e-mail address and nothing else. */
export function plainParts(slug: string): FactParts {
  return {
    person: {
      slug,
      firstName: 'Asha',
      lastName: 'Iyer',
      headline: 'VP Operations at Acme',
      experience: [{ title: 'VP Operations', companyName: 'Acme', start: '2020-01' }],
      education: [],
      skills: ['Routing'],
      languages: [],
      certifications: [],
      volunteering: [],
    },
    contact: { workEmail: 'asha@acme.example' },
    company: {
      name: 'Acme',
      website: 'https://acme.example',
      description: 'Acme moves freight across South India.',
      specialities: [],
      products: [{ name: 'Acme Line', summary: 'Scheduled freight between six cities' }],
      targetCustomers: [],
      clients: [],
      caseStudies: [],
      pricing: [],
      updates: [],
      openRoles: [],
    },
    posts: [],
  };
}
