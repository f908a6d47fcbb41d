import { z } from 'zod';

/** The files of the judged set. What is misspelt in them does not parse. */

const date = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/);
const text = z.string().min(1);
const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);

const place = z.strictObject({
  text,
  city: text.optional(),
  region: text.optional(),
  country: text.optional(),
  timeZone: text.optional(),
});

const person = z.strictObject({
  slug: text,
  firstName: text.optional(),
  lastName: text.optional(),
  headline: text.optional(),
  about: text.optional(),
  gender: z.enum(['female', 'male', 'other']).optional(),
  location: place.optional(),
  premium: z.boolean().optional(),
  followerCount: z.number().optional(),
  experience: list(
    z.strictObject({
      title: text,
      companyName: text,
      location: text.optional(),
      description: text.optional(),
      start: date.optional(),
      end: date.optional(),
    }),
  ),
  education: list(
    z.strictObject({
      school: text,
      degree: text.optional(),
      field: text.optional(),
      start: date.optional(),
      end: date.optional(),
    }),
  ),
  skills: list(text),
  languages: list(z.strictObject({ name: text, proficiency: text.optional() })),
  certifications: list(z.strictObject({ name: text, issuer: text.optional(), date: date.optional() })),
  volunteering: list(z.strictObject({ role: text, organisation: text, cause: text.optional() })),
});

const company = z.strictObject({
  slug: text.optional(),
  name: text,
  website: z.url().optional(),
  tagline: text.optional(),
  description: text.optional(),
  industry: text.optional(),
  specialities: list(text),
  employeeCount: z.number().int().optional(),
  employeeRange: text.optional(),
  headquarters: place.optional(),
  foundedYear: z.number().int().optional(),
  products: list(z.strictObject({ name: text, summary: z.string().default('') })),
  targetCustomers: list(text),
  clients: list(text),
  caseStudies: list(z.strictObject({ client: text, challenge: text, outcome: text })),
  pricing: list(
    z.strictObject({
      plan: text,
      price: text,
      per: text.exactOptional(),
      includes: text.exactOptional(),
    }),
  ),
  updates: list(z.strictObject({ date, title: text, text: z.string().default('') })),
  callToAction: z.strictObject({ text, url: z.url() }).optional(),
  openRoles: list(z.strictObject({ title: text, location: text.exactOptional() })),
});

const posts = z.array(
  z.strictObject({ date, text, reactions: z.number().int().optional(), comments: z.number().int().optional() }),
);

/** The people of one judge, by id. */
export const peopleFile = z.record(
  text,
  z.strictObject({ person, company: company.optional(), posts: posts.default([]) }),
);
export type PersonInFile = z.infer<typeof peopleFile>[string];

/** What an experienced seller thinks of one person for one own company. */
const judgement = z.strictObject({
  /** ideal: the right kind of company and somebody who decides. possible: one of both is off. poor: no reason to write. */
  grade: z.enum(['ideal', 'possible', 'poor']),
  why: text,
  /** Facts that may be named as a reason for this offer; `words` are fragments that occur literally in the facts. */
  links: z.array(z.strictObject({ words: z.array(text).min(1), why: z.string(), obvious: z.boolean() })),
  /** Fragments of the facts that look like a reason and are none. */
  falseLinks: z.array(text),
  /** Trouble at work, told in the first person and in the present, or a role open in the person's own function. */
  pain: z.strictObject({ words: z.array(text).min(1), why: z.string() }).nullable(),
  disqualified: text.nullable(),
});
export type Judgement = z.infer<typeof judgement>;
export type Grade = Judgement['grade'];

/** An own company, with everybody judged for it. */
export const ownCompanyFile = z.strictObject({
  /** Whose people the ids are. */
  judge: text,
  ownCompany: z.strictObject({ website: z.string(), description: z.string() }),
  sells: text,
  people: z.array(judgement.extend({ id: text })).min(1),
});
