import { z } from 'zod';
import { count, flag, id, listOf, maybe, text } from '../schema.ts';

/** GET /linkedin/company/{identifier}. */
export const companyResponse = z.object({
  object: z.string(),
  id: id,
  name: text,
  public_identifier: text,
  profile_url: text,
  description: text,
  tagline: text,
  website: text,
  industry: listOf(text),
  /** What it calls its specialities. */
  activities: listOf(text),
  employee_count: count,
  employee_count_range: maybe(z.object({ from: count, to: count })),
  locations: listOf(z.object({ is_headquarter: flag, country: text, city: text, area: text })),
  foundation_date: text,
});
export type CompanyResponse = z.infer<typeof companyResponse>;
