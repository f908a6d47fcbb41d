/**
 * What the sources say about a person and their company, in one vocabulary. Each adapter turns its vendor's wire
 * format into these shapes and nothing else; everything derived from them (seniority, department, AI texts) is
 * made elsewhere. Every field a source may not have is optional and absent when unknown: never '' or null.
 */

/** A calendar month or day as the source knows it: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export type PartialDate = string;

export interface Place {
  /** As shown to people: 'Bengaluru, Karnataka, India'. */
  text: string;
  city?: string | undefined;
  region?: string | undefined;
  country?: string | undefined;
  /** IANA name, 'Asia/Kolkata', when the source or a city table knows it. */
  timeZone?: string | undefined;
}

export interface Position {
  title: string;
  companyName: string;
  /** Slug of the company on the network. */
  companySlug?: string | undefined;
  /** The network's number of the company, when a source hands out numbers instead of slugs. */
  companyId?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  start?: PartialDate | undefined;
  /** Absent: the current position. */
  end?: PartialDate | undefined;
}

export interface School {
  school: string;
  degree?: string | undefined;
  field?: string | undefined;
  start?: PartialDate | undefined;
  end?: PartialDate | undefined;
}

export interface PersonFacts {
  /** Slug of the canonical profile URL, decoded. */
  slug: string;
  /** The network's own id of the member, and the connected account that sees it: each account is given others. */
  memberId?: { id: string; seenBy: string } | undefined;
  /** The network's number of the member, which stays when the address changes and is the same for every caller. */
  memberNumber?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  headline?: string | undefined;
  about?: string | undefined;
  pictureUrl?: string | undefined;
  /** Only when a source states it outright. */
  gender?: 'female' | 'male' | 'other' | undefined;
  location?: Place | undefined;
  premium?: boolean | undefined;
  followerCount?: number | undefined;
  /** Newest first; a current position has no end. */
  experience: Position[];
  education: School[];
  skills: string[];
  languages: { name: string; proficiency?: string | undefined }[];
  certifications: { name: string; issuer?: string | undefined; date?: PartialDate | undefined }[];
  volunteering: { role: string; organisation: string; cause?: string | undefined }[];
}

export interface ContactFacts {
  workEmail?: string | undefined;
  personalEmail?: string | undefined;
  /** From the contact info of the profile itself. */
  networkEmail?: string | undefined;
  /** E.164. */
  phone?: string | undefined;
}

export interface CompanyFacts {
  slug?: string | undefined;
  name: string;
  pageUrl?: string | undefined;
  website?: string | undefined;
  tagline?: string | undefined;
  description?: string | undefined;
  industry?: string | undefined;
  specialities: string[];
  employeeCount?: number | undefined;
  /** '51-200', when only a range is known. */
  employeeRange?: string | undefined;
  headquarters?: Place | undefined;
  foundedYear?: number | undefined;
  products: { name: string; summary: string }[];
  /** Whom it sells to, as the company says it: 'Mid-sized logistics firms in South Asia'. */
  targetCustomers: string[];
  /** Named customers. */
  clients: string[];
  caseStudies: { client: string; challenge: string; outcome: string }[];
  /** Public prices: plan 'Team', price '$49', per 'user per month'. Empty when prices are not public. */
  pricing: { plan: string; price: string; per?: string; includes?: string }[];
  /** Newest first. */
  updates: { date: PartialDate; title: string; text: string }[];
  /** The main call to action on the website. */
  callToAction?: { text: string; url: string } | undefined;
  /** Pages of its website, as plain text: the home page first. */
  pages?: { url: string; title?: string; text: string }[] | undefined;
  /** Job openings: a sign of what it is building. */
  openRoles: { title: string; location?: string }[];
}

export interface Post {
  date: PartialDate;
  text: string;
  url?: string | undefined;
  reactions?: number | undefined;
  comments?: number | undefined;
}

/** A person of whom nothing but the slug is known has no list with anything in it. */
export function noPersonLists() {
  return {
    experience: [],
    education: [],
    skills: [],
    languages: [],
    certifications: [],
    volunteering: [],
  } satisfies Partial<PersonFacts>;
}

/** Nor has a company of which nothing but the name is known. */
export function noCompanyLists() {
  return {
    specialities: [],
    products: [],
    targetCustomers: [],
    clients: [],
    caseStudies: [],
    pricing: [],
    updates: [],
    openRoles: [],
  } satisfies Partial<CompanyFacts>;
}

/** The parts a source can be asked for. Contact data is kept per user and never shared between users. */
export interface FactParts {
  person: PersonFacts;
  contact: ContactFacts;
  company: CompanyFacts;
  /** Newest first. */
  posts: Post[];
}
export type FactPart = keyof FactParts;
export const FACT_PARTS = ['person', 'contact', 'company', 'posts'] as const satisfies readonly FactPart[];

/** Fields that identify a person or a company, and come along with any other. */
type IdentityKey = 'slug' | 'memberId' | 'memberNumber';

/**
 * One thing a source can be asked for: 'person.headline', 'contact.workEmail', 'company.website', or all posts. The slugs go
 * with whatever else is known.
 */
export type FactField =
  | { [Part in Exclude<FactPart, 'posts'>]: `${Part}.${Exclude<keyof FactParts[Part] & string, IdentityKey>}` }[Exclude<
      FactPart,
      'posts'
    >]
  | 'posts';

/** Where a value came from. */
export interface Origin {
  /** Name as shown to users: 'Sample data', 'Unipile', 'your upload'. */
  source: string;
  /** ISO 8601 UTC. */
  retrievedAt: string;
  /** 0 to 1. */
  confidence: number;
  /** Shown beside the value. */
  notes?: string[];
}

/** One part, with where it came from. */
export interface Sourced<T> extends Origin {
  value: T;
  /** Origins of single fields ('gender') that another source gave, or that have notes of their own. */
  also?: { [Field in keyof T]?: Origin };
}

/** Everything gathered about one profile; a part nobody could give is absent. */
export type GatheredFacts = { [Part in FactPart]?: Sourced<FactParts[Part]> };
