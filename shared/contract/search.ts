import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { plainText, typedText } from './text.ts';

/** Longest query, in characters. */
export const SEARCH_QUERY_CHARS = 500;
/** People on a page. */
export const SEARCH_PAGE_SIZE = 10;

/** A search as a person types it. */
const searchRequest = z.object({ query: typedText(SEARCH_QUERY_CHARS).min(1) });
/** The `cursor` of the response before; anything else is refused by the domain, with a code of its own. */
const searchPageRequest = z.object({ cursor: plainText(8_000).min(1) });

/** How a query was understood: what people had to be, never what was excluded. */
export const searchIntent = z.object({
  titles: z.array(z.string()),
  seniority: z.array(z.string()),
  departments: z.array(z.string()),
  locations: z.array(z.string()),
  industries: z.array(z.string()),
  companies: z.array(z.string()),
  keywords: z.array(z.string()),
});
export type SearchIntent = z.infer<typeof searchIntent>;

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
  searchPeople: { tags: ['search'], summary: 'Find people', body: searchRequest, response: searchResponse },
  continueSearch: {
    tags: ['search'],
    summary: 'The next page of a search',
    body: searchPageRequest,
    response: searchResponse,
  },
} satisfies EndpointsOfResource;
