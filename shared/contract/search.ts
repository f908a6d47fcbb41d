import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { plainText, typedText } from './text.ts';

/** Longest query, in characters. */
export const SEARCH_QUERY_CHARS = 500;
/** People on a page. */
export const SEARCH_PAGE_SIZE = 10;

/** Characters of the names of an intent, taken together. */
const INTENT_CHARS = 4_000;

const names = z.array(z.string());

/** Bounds, both included; null where there is none. */
const years = z.object({ min: z.number().nullable(), max: z.number().nullable() });

/** What people must not be. Levels excluded stand among the titles, job functions among the keywords. */
const searchExclusions = z.object({
  titles: names,
  companies: names,
  locations: names,
  industries: names,
  keywords: names,
});

/**
 * How a query was understood. Levels and functions that titles imply are named too. `company_sizes` are numbers of employees with
 * plain signs: '50-200', '200+', '<50'.
 */
export const searchIntent = z.object({
  titles: names,
  seniority: names,
  departments: names,
  locations: names,
  industries: names,
  companies: names,
  keywords: names,
  years_experience: years.nullable(),
  company_sizes: names,
  exclude: searchExclusions,
});
export type SearchIntent = z.infer<typeof searchIntent>;

const givenNames = z.array(typedText(200).min(1)).max(100).default([]);
const year = z.number().int().min(0).max(100).nullable().default(null);

/** A corrected reading, in the shape that was answered; a part that is absent asks for nothing. */
const givenIntent = z
  .object({
    titles: givenNames,
    seniority: givenNames,
    departments: givenNames,
    locations: givenNames,
    industries: givenNames,
    companies: givenNames,
    keywords: givenNames,
    years_experience: z.object({ min: year, max: year }).nullable().default(null),
    company_sizes: givenNames,
    exclude: z
      .object({
        titles: givenNames,
        companies: givenNames,
        locations: givenNames,
        industries: givenNames,
        keywords: givenNames,
      })
      .prefault({}),
  })
  .refine((intent) => JSON.stringify(intent).length <= INTENT_CHARS, 'Holds too much');

/** A search as a person types it; with `intent`, the query is not read again. A blank one is refused by the domain, in its own words. */
const searchRequest = z.object({ query: typedText(SEARCH_QUERY_CHARS), intent: givenIntent.optional() });
/** The `cursor` of the response before; anything else is refused by the domain, with a code of its own. */
const searchPageRequest = z.object({ cursor: plainText(30_000).min(1) });

export const searchRelaxed = z.enum(['titles', 'levels', 'places', 'industries', 'numbers', 'keywords']);
export type SearchRelaxed = z.infer<typeof searchRelaxed>;

/** A person found. What a source does not know is absent; the name is never. */
export const searchItem = z.object({
  id: z.string(),
  public_identifier: z.string().optional(),
  member_urn: z.string().optional(),
  /** 'LinkedIn Member' when the source hides it. */
  name: z.string(),
  headline: z.string(),
  location: z.string(),
  profile_picture_url: z.string().optional(),
  profile_picture_url_large: z.string().optional(),
  /** Absent, with `profile_url` and `public_identifier`, when the profile is out of the source's reach. */
  public_profile_url: z.string().optional(),
  profile_url: z.string().optional(),
});
export type SearchItem = z.infer<typeof searchItem>;

/** `paging.start` is the place of the page's first person among all, from 0. `cursor` is null on the last page. */
export const searchResponse = z.object({
  success: z.literal(true),
  data: z.object({
    items: z.array(searchItem),
    paging: z.object({ start: z.number().int(), total_count: z.number().int() }),
    cursor: z.string().nullable(),
    intent: searchIntent,
    /** What was taken less strictly than asked, because nobody fits all of it or the source cannot be asked that; else absent. */
    relaxed: z.array(searchRelaxed).optional(),
  }),
});
export type SearchResponse = z.infer<typeof searchResponse>;

export const searchEndpoints = {
  searchPeople: {
    tags: ['search'],
    scopes: ['search'],
    summary: 'Find people',
    body: searchRequest,
    response: searchResponse,
  },
  continueSearch: {
    tags: ['search'],
    scopes: ['search'],
    summary: 'The next page of a search',
    body: searchPageRequest,
    response: searchResponse,
  },
} satisfies EndpointsOfResource;
