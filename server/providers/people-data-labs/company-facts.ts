import { knownFields } from '../client/known-fields.ts';
import { type CompanyFacts, type FactField, noCompanyLists } from '../profile-facts.ts';
import { companyPageUrl, readCompanyPage, websiteOf } from './company-page.ts';
import { readPlace } from './place-facts.ts';
import type { CompanyResponse, PersonRecord } from './schema.ts';

/** What a person's record says of the company of the current job; undefined without one, or when the main job has ended. */
export function readCurrentCompany(record: PersonRecord): CompanyFacts | undefined {
  const hasEnded = record.experience.some(({ is_primary, end_date }) => is_primary && end_date !== undefined);
  if (record.job_company_name === undefined || hasEnded) return undefined;
  const { slug } = readCompanyPage(record.job_company_linkedin_url);
  return knownFields({
    ...noCompanyLists(),
    slug,
    name: record.job_company_name,
    pageUrl: slug && companyPageUrl(slug),
    website: websiteOf(record.job_company_website?.toLowerCase()),
    industry: record.job_company_industry,
    employeeCount: record.job_company_employee_count,
    employeeRange: record.job_company_size,
    headquarters: readPlace({
      name: record.job_company_location_name,
      locality: record.job_company_location_locality,
      region: record.job_company_location_region,
      country: record.job_company_location_country,
    }),
    foundedYear: record.job_company_founded,
  });
}

/** A company as company/enrich describes it. */
export function readCompany(answer: CompanyResponse): CompanyFacts {
  const slug = answer.linkedin_slug?.toLowerCase() ?? readCompanyPage(answer.linkedin_url).slug;
  return knownFields({
    ...noCompanyLists(),
    slug,
    name: answer.name,
    pageUrl: slug && companyPageUrl(slug),
    website: websiteOf(answer.website?.toLowerCase()),
    tagline: answer.headline,
    description: answer.summary,
    industry: answer.industry,
    specialities: answer.tags,
    employeeCount: answer.employee_count,
    employeeRange: answer.size,
    headquarters: answer.location && readPlace(answer.location),
    foundedYear: answer.founded,
  });
}

/** The first's values, filled up with the second's. */
export function fillUp(known: CompanyFacts, more: CompanyFacts): CompanyFacts {
  return { ...more, ...known, specialities: known.specialities.length > 0 ? known.specialities : more.specialities };
}

/** The company fields among these that the company has no value for. */
export function missingOfCompany(wanted: readonly FactField[], company: CompanyFacts | undefined): FactField[] {
  return wanted.filter((field) => {
    if (!field.startsWith('company.')) return false;
    const value = company?.[field.slice('company.'.length) as keyof CompanyFacts];
    return value === undefined || (Array.isArray(value) && value.length === 0);
  });
}
