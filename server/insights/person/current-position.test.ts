import { describe, expect, it } from 'vitest';
import type { CompanyFacts, PersonFacts, Position } from '../../providers/profile-facts.ts';
import { readCurrentPosition } from './current-position.ts';

const person = (experience: Position[], headline?: string): PersonFacts => ({
  slug: 'asha-rao',
  experience,
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  volunteering: [],
  ...(headline && { headline }),
});
const acme = { slug: 'acme', name: 'Acme' } as CompanyFacts;

const TABLE: readonly (readonly [
  why: string,
  who: PersonFacts,
  company: CompanyFacts | undefined,
  found: string | undefined,
])[] = [
  [
    'the one without an end',
    person([
      { title: 'Buyer', companyName: 'Acme' },
      { title: 'Clerk', companyName: 'Old', end: '2020' },
    ]),
    undefined,
    'Buyer, Acme',
  ],
  [
    'a board seat beside a job does not count',
    person([
      { title: 'Board Member', companyName: 'Charity' },
      { title: 'CFO', companyName: 'Acme' },
    ]),
    undefined,
    'CFO, Acme',
  ],
  [
    'a board seat alone counts',
    person([{ title: 'Board Member', companyName: 'Charity' }]),
    undefined,
    'Board Member, Charity',
  ],
  [
    'of two jobs the one the headline names',
    person(
      [
        { title: 'Lecturer', companyName: 'City College' },
        { title: 'CTO', companyName: 'Acme' },
      ],
      'CTO at Acme',
    ),
    undefined,
    'CTO, Acme',
  ],
  [
    'of two jobs the one at the company known',
    person([
      { title: 'Lecturer', companyName: 'City College' },
      { title: 'CTO', companyName: 'Acme Inc', companySlug: 'acme' },
    ]),
    acme,
    'CTO, Acme Inc',
  ],
  [
    'of two alike the newest',
    person([
      { title: 'Head of Growth', companyName: 'New' },
      { title: 'Head of Sales', companyName: 'Old' },
    ]),
    undefined,
    'Head of Growth, New',
  ],
  [
    'read from the headline when no positions are known',
    person([], 'Head of Sales @ Acme | Speaker'),
    undefined,
    'Head of Sales, Acme',
  ],
  [
    'nothing current',
    person([{ title: 'Clerk', companyName: 'Old', end: '2020' }], 'Open to work'),
    undefined,
    undefined,
  ],
  ['a former job in the headline is none', person([], 'Former CFO at Acme'), undefined, undefined],
];

describe('current position', () => {
  it.each(TABLE)('%s', (_why, who, company, found) => {
    const position = readCurrentPosition(who, company);
    expect(position && `${position.title}, ${position.companyName}`).toBe(found);
  });
});
