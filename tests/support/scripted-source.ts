import { setTimeout as wait } from 'node:timers/promises';
import type { FactPart, FactParts } from '../../server/providers/profile-facts.ts';
import { type ProfileSource, SourceError } from '../../server/providers/profile-source.ts';

export interface Asked {
  slug: string;
  wanted: readonly FactPart[];
}

/** What each slug makes the source do; a slug without an entry is a plain person who works at Acme. */
export type Script = Record<
  string,
  | 'unknown'
  | { fail: { retryable: boolean; times: number } }
  | { after: Promise<unknown> }
  | { parts: Partial<FactParts> }
>;

/** A source that does as it is told and remembers what it was asked. */
export function scriptedSource(
  id: string,
  options: { gives?: readonly FactPart[]; script?: Script } = {},
): ProfileSource & { asked: Asked[] } {
  const asked: Asked[] = [];
  const failures = new Map<string, number>();
  const gives = options.gives ?? ['person', 'contact', 'company', 'posts'];
  return {
    id,
    label: `Source ${id}`,
    gives,
    asked,
    async find(slug, wanted) {
      asked.push({ slug, wanted });
      const told = options.script?.[slug];
      if (told === 'unknown') return null;
      if (told && 'fail' in told) {
        const failed = failures.get(slug) ?? 0;
        failures.set(slug, failed + 1);
        if (failed < told.fail.times) throw new SourceError('told to fail', { retryable: told.fail.retryable });
      }
      if (told && 'after' in told) await told.after;
      await wait(1);
      const parts = told && 'parts' in told ? told.parts : plainParts(slug);
      return { confidence: 0.9, parts: Object.fromEntries(wanted.map((part) => [part, parts[part]])) };
    },
  };
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
