import { z } from 'zod';
import { amount, group, list, text, texts } from '../client/lenient-fields.ts';

/** A person as People Data Labs keeps them; only the fields that are read. */
const personRecord = z.object({
  first_name: text,
  last_name: text,
  sex: text,
  headline: text,
  summary: text,
  linkedin_url: text,
  linkedin_username: text,
  linkedin_id: text,
  profiles: list(z.object({ network: text, url: text, username: text })),
  location_name: text,
  location_locality: text,
  location_region: text,
  location_country: text,
  job_title: text,
  job_start_date: text,
  job_company_name: text,
  job_company_website: text,
  job_company_size: text,
  job_company_employee_count: amount,
  job_company_founded: amount,
  job_company_industry: text,
  job_company_linkedin_url: text,
  job_company_linkedin_id: text,
  job_company_location_name: text,
  job_company_location_locality: text,
  job_company_location_region: text,
  job_company_location_country: text,
  work_email: text,
  recommended_personal_email: text,
  personal_emails: texts,
  mobile_phone: text,
  phone_numbers: texts,
  skills: texts,
  languages: list(z.object({ name: text, proficiency: amount })),
  certifications: list(z.object({ name: text, organization: text, start_date: text })),
  experience: list(
    z.object({
      company: group({ name: text, linkedin_url: text, linkedin_id: text }),
      title: group({ name: text }),
      start_date: text,
      end_date: text,
      is_primary: z.boolean().optional().catch(undefined),
      summary: text,
      location_names: texts,
    }),
  ),
  education: list(
    z.object({
      school: group({ name: text }),
      degrees: texts,
      majors: texts,
      start_date: text,
      end_date: text,
    }),
  ),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** Answer of person/enrich, and what an item of person/bulk holds when its status is 200. */
export const personResponse = z.object({
  likelihood: z.number(),
  data: personRecord,
  matched: texts.nullish(),
});
export type PersonResponse = z.infer<typeof personResponse>;

/** Answer of person/bulk. */
export const bulkResponse = z.array(z.unknown());
/** What one of its items says of itself: where status is 200, it is a person's answer besides. */
export const bulkItem = z.object({ status: z.number(), metadata: z.object({ question: z.number() }) });

/** Answer of company/enrich: the fields lie beside status and likelihood. */
export const companyResponse = z.object({
  likelihood: amount,
  name: z.string().min(1),
  linkedin_slug: text,
  linkedin_url: text,
  linkedin_id: text,
  website: text,
  headline: text,
  summary: text,
  industry: text,
  size: text,
  employee_count: amount,
  founded: amount,
  tags: texts,
  location: group({ name: text, locality: text, region: text, country: text }),
});
export type CompanyResponse = z.infer<typeof companyResponse>;

/** Answer of autocomplete. */
export const autocompleteResponse = z.object({ data: z.array(z.unknown()) });
