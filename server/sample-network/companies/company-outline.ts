import { elementAt } from '../../../shared/element-at.ts';
import type { Industry } from '../data/industry.ts';
import { type City, INDIAN_CITIES, WORLD_CITIES } from '../data/places.ts';
import { INDUSTRIES, namePool } from '../data/vocabulary.ts';
import { SeededRandom } from '../seeded-random.ts';
import { plainLetters } from '../wording.ts';
import { brandWord } from './company-names.ts';

/** What must be known of a company before its texts are written: who and where it is, and how large. */
export interface CompanyOutline {
  index: number;
  name: string;
  /** First word of the name, used in the names of products. */
  brand: string;
  slug: string;
  /** Reserved: ends in '.example'. */
  domain: string;
  industry: Industry;
  city: City;
  /** Where its second site is. */
  otherCity: City;
  founded: number;
  employees: number;
  /** How many of the first 20,000 people work there; never more than it employs. */
  members: number;
  /** Place of its first member in the row of all members. */
  firstMember: number;
}

export const sampleCompanyCount = 800;
const INDIAN_COMPANIES = sampleCompanyCount / 2;
/** People of the first 20,000 who work at a company of the network. */
export const EMPLOYED = 17_600;

let outlines: readonly CompanyOutline[] | undefined;

/** All companies, in outline; drawn once. The first half is Indian. */
export function companyOutlines(): readonly CompanyOutline[] {
  outlines ??= drawOutlines();
  return outlines;
}

function drawOutlines(): CompanyOutline[] {
  const takenNames = new Set<string>();
  const takenBrands = new Set<string>();
  const drafts: CompanyOutline[] = [];
  for (let index = 0; index < sampleCompanyCount; index += 1) {
    const random = new SeededRandom('company', index);
    const cities = index < INDIAN_COMPANIES ? INDIAN_CITIES : WORLD_CITIES;
    const city = random.weighted(cities, (c) => c.weight);
    const industry = random.weighted(INDUSTRIES, (i) => i.share);
    const sameCountry = cities.filter((c) => c.country === city.country && c !== city);
    const sameRegion = cities.filter((c) => c.home.companyNames === city.home.companyNames && c !== city);
    const otherCity = random.weighted(sameCountry.length > 0 ? sameCountry : sameRegion, (c) => c.weight);
    const { name, brand } = drawName(random, industry, city, takenNames, takenBrands);
    const { founded, employees } = drawSize(random, industry);
    const slug = plainLetters(name)
      .replace(/&/g, 'and')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    drafts.push({
      index,
      name,
      brand,
      slug: `${slug}-notonlinkedin`,
      domain: `${slug.length > 22 ? slug.replace(/-[^-]*$/, '') : slug}.example`,
      industry,
      city,
      otherCity,
      founded,
      employees,
      members: 0,
      firstMember: 0,
    });
  }
  shareMembers(drafts);
  return drafts;
}

function drawName(
  random: SeededRandom,
  industry: Industry,
  city: City,
  takenNames: Set<string>,
  takenBrands: Set<string>,
): { name: string; brand: string } {
  for (let attempt = 0; ; attempt += 1) {
    const families = namePool(elementAt(city.names, 0)).family;
    const surnames = industry.partnership && random.chance(0.65);
    const brand = surnames ? random.pick(families) : brandWord(random, city.home.companyNames);
    const partner = random.pick(families);
    const tail = random.pick(industry.tails);
    const name = surnames && partner !== brand && random.chance(0.6) ? `${brand} & ${partner}` : `${brand} ${tail}`;
    const domainWord = plainLetters(name).replace(/[^a-z0-9]+/g, '-');
    if (takenNames.has(domainWord) || (takenBrands.has(brand) && attempt < 30)) continue;
    takenNames.add(domainWord);
    takenBrands.add(brand);
    return { name, brand };
  }
}

/** Old companies may be large or small; young ones are rarely large. */
function drawSize(random: SeededRandom, industry: Industry): { founded: number; employees: number } {
  const [low, high] = industry.size;
  const employees = Math.round(low * (high / low) ** (random.next() ** 1.25));
  const latest = employees > 5000 ? 1999 : employees > 1200 ? 2008 : employees > 250 ? 2016 : 2023;
  const earliest = Math.min(employees < 25 ? Math.max(industry.since, 2003) : industry.since, latest - 4);
  return { employees, founded: random.between(earliest, latest) };
}

/** Spreads the 17,600 employed people over the companies, larger ones getting more, small ones at most all they have. */
function shareMembers(drafts: CompanyOutline[]): void {
  let total = 0;
  for (let scale = 0.2; total < EMPLOYED; scale += 0.02) {
    total = 0;
    for (const company of drafts) {
      company.members = Math.min(company.employees, Math.max(3, Math.round(scale * company.employees ** 0.45)));
      total += company.members;
    }
  }
  for (let index = 0; total > EMPLOYED; index = (index + 1) % drafts.length) {
    const company = elementAt(drafts, index);
    if (company.members < 8) continue;
    company.members -= 1;
    total -= 1;
  }
  let first = 0;
  for (const company of drafts) {
    company.firstMember = first;
    first += company.members;
  }
}
