import { z } from 'zod';
import { count, id, listOf, text } from '../schema.ts';

/** A person of POST /linkedin/search. Out of the account's network, name and addresses are null. */
export const foundItem = z.object({
  type: z.literal('PEOPLE'),
  id: z.string().min(1),
  public_identifier: text,
  public_profile_url: text,
  profile_url: text,
  profile_picture_url: text,
  profile_picture_url_large: text,
  member_urn: text,
  name: text,
  first_name: text,
  last_name: text,
  headline: text,
  location: text,
  industry: text,
  current_positions: listOf(z.object({ company: text, role: text })),
});
export type FoundItem = z.infer<typeof foundItem>;

/** `cursor` is null on the last page; `total_count` is capped at 1,000; `start` may be null, we count ourselves. */
export const peopleResponse = z.object({
  object: z.literal('LinkedinSearch'),
  items: listOf(foundItem),
  paging: z.object({ total_count: count }),
  cursor: z.string().nullish(),
});

/** GET /linkedin/search/parameters. */
export const parametersResponse = z.object({
  object: z.literal('LinkedinSearchParametersList'),
  items: listOf(z.object({ id: id, title: text })),
});
