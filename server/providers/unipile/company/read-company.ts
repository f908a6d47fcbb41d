import { knownFields } from '../../client/known-fields.ts';
import { type CompanyFacts, noCompanyLists, type Place } from '../../profile-facts.ts';
import type { CompanyResponse } from './schema.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A company as its page shows it, without its updates; undefined when the page has no name. */
export function readCompany(company: CompanyResponse): CompanyFacts | undefined {
  if (company.name === undefined) return undefined;
  const { from, to } = company.employee_count_range ?? {};
  return knownFields<CompanyFacts>({
    ...noCompanyLists(),
    slug: company.public_identifier?.toLowerCase(),
    name: company.name,
    pageUrl: company.profile_url,
    website: company.website,
    tagline: company.tagline,
    description: company.description,
    industry: company.industry[0],
    specialities: company.activities,
    // 0 is what pages show that have not said.
    employeeCount: company.employee_count || undefined,
    employeeRange: readRange(from, to),
    headquarters: readHeadquarters(company.locations),
    foundedYear: readYear(company.foundation_date),
  });
}

/** '51-200', '10001+' at the top, '1' where both ends are one. */
function readRange(from: number | undefined, to: number | undefined): string | undefined {
  if (!from) return to ? `1-${to}` : undefined;
  if (to === undefined) return `${from}+`;
  return from === to ? String(from) : `${from}-${to}`;
}

function readHeadquarters(locations: CompanyResponse['locations']): Place | undefined {
  const seat = locations.find((location) => location.is_headquarter === true);
  if (!seat) return undefined;
  const country = seat.country && readCountry(seat.country);
  const region = seat.area === seat.city ? undefined : seat.area;
  // Each name once: Singapore is a city and a country.
  const written = new Set([seat.city, region, country].filter((part) => part !== undefined));
  if (written.size === 0) return undefined;
  return knownFields<Place>({ text: [...written].join(', '), city: seat.city, region, country });
}

/** 'IN' is India; what is no code is a name already. */
function readCountry(code: string): string {
  return (/^[A-Za-z]{2}$/.test(code) && COUNTRY_NAMES.of(code.toUpperCase())) || code;
}

function readYear(date: string | undefined): number | undefined {
  const year = /\b(?:1[5-9]|20)\d\d\b/.exec(date ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}
