import { z } from 'zod';
import { count, flag, id, listOf, maybe, text } from '../schema.ts';

const dated = { start: text, end: text };

/** GET /users/{identifier} of a LinkedIn account. Sections that were not asked for are empty. */
export const memberResponse = z.object({
  object: z.string(),
  provider_id: text,
  public_identifier: text,
  member_urn: id,
  /** The connected account's own profile. */
  is_self: flag,
  first_name: text,
  last_name: text,
  headline: text,
  summary: text,
  location: text,
  /** `adresses` and `socials` beside these. Only for contacts of the account. */
  contact_info: maybe(z.object({ emails: listOf(text), phones: listOf(text) })),
  profile_picture_url: text,
  profile_picture_url_large: text,
  is_premium: flag,
  follower_count: count,
  work_experience: listOf(
    z.object({
      position: text,
      company_id: id,
      company: text,
      company_url: text,
      location: text,
      description: text,
      ...dated,
    }),
  ),
  education: listOf(z.object({ school: text, degree: text, field_of_study: text, ...dated })),
  skills: listOf(z.object({ name: text })),
  languages: listOf(z.object({ name: text, proficiency: text })),
  certifications: listOf(z.object({ name: text, organization: text })),
  volunteering_experience: listOf(z.object({ company: text, role: text, cause: text })),
  throttled_sections: listOf(text),
});
export type MemberResponse = z.infer<typeof memberResponse>;
