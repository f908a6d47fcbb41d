import { elementAt } from '../../../shared/element-at.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { daysBefore } from '../calendar.ts';
import {
  CHARITY_NEWS,
  COMPANY_NEWS,
  GENERAL_TAGLINES,
  SIZE_SENTENCES,
  TWO_SITE_SENTENCES,
  YOUNG_COMPANY_NEWS,
} from '../data/company-texts.ts';
import { countryInSentence, writePlace } from '../data/places.ts';
import { tracksOfIndustry } from '../data/vocabulary.ts';
import { fill, readSlot, type Slots, slotsOf } from '../fill-template.ts';
import { SeededRandom } from '../seeded-random.ts';
import { capitalise, insideSentence, writeNumber } from '../wording.ts';
import { type CompanyOutline, companyOutlines, sampleCompanyCount } from './company-outline.ts';

const written: (CompanyFacts | undefined)[] = [];

/**
 * The company of that index (0 to `sampleCompanyCount` - 1), with all its texts. Written at first use and kept: they
 * are few, and many people share them.
 */
export function sampleCompany(index: number): CompanyFacts {
  const known = written[index];
  if (known) return known;
  const outline = companyOutlines()[index];
  if (!outline) throw new RangeError(`No sample company ${index}; there are ${sampleCompanyCount}`);
  const facts = writeCompany(outline);
  written[index] = facts;
  return facts;
}

function writeCompany(outline: CompanyOutline): CompanyFacts {
  const { industry, city } = outline;
  const random = new SeededRandom('company texts', outline.index);
  const slots: Record<string, string> = {
    company: outline.name,
    brand: outline.brand,
    city: city.city,
    otherCity: outline.otherCity.city,
    field: industry.field,
    founded: String(outline.founded),
    employees: writeNumber(outline.employees),
    hires: writeNumber(Math.max(2, Math.round(outline.employees * (0.04 + random.next() * 0.1)))),
    few: writeNumber(Math.max(2, Math.round(outline.employees ** 0.6 * (0.4 + random.next() * 0.5)))),
  };
  const products = random.some(industry.products, random.between(2, 4)).map(([name, summary]) => ({
    name: fill(name, slots, random),
    summary: fill(summary, slots, random),
  }));
  const customers = random.some(industry.customers, random.between(2, 3));
  const specialities = random.some(industry.specialities, random.between(3, 6));
  slots.customers = elementAt(customers, 0);
  slots.otherCustomers = customers[1] ?? elementAt(customers, 0);
  slots.product = elementAt(products, 0).name;
  slots.speciality = insideSentence(elementAt(specialities, 0));
  const clients = industry.sellsTo ? findClients(outline, random) : [];
  slots.client = clients[0] ?? `${capitalise(elementAt(customers, 0))} in ${city.city}`;

  return {
    slug: outline.slug,
    name: outline.name,
    pageUrl: `https://www.linkedin.com/company/${outline.slug}`,
    website: `https://www.${outline.domain}`,
    tagline: fill(random.pick(random.chance(0.5) ? industry.taglines : GENERAL_TAGLINES), slots, random),
    description: writeDescription(outline, random, slots),
    industry: industry.label,
    specialities,
    employeeCount: outline.employees,
    employeeRange: rangeOf(outline.employees),
    headquarters: {
      text: writePlace(city),
      city: city.city,
      ...(city.region ? { region: city.region } : {}),
      country: city.country,
      timeZone: city.timeZone,
    },
    foundedYear: outline.founded,
    products,
    targetCustomers: customers.map((group, at) =>
      capitalise(at === 0 && random.chance(0.5) ? `${group} in ${countryInSentence(outline.city.country)}` : group),
    ),
    clients,
    caseStudies: writeCases(outline, random, slots, clients),
    pricing: writePrices(outline, random),
    updates: writeUpdates(outline, random, slots, products, clients.length > 0),
    callToAction: writeCallToAction(outline, random),
    openRoles: writeOpenRoles(outline, random, slots),
  };
}

function writeDescription(outline: CompanyOutline, random: SeededRandom, slots: Slots): string {
  const does = fill(random.pick(outline.industry.does), slots, random);
  const opening = random.chance(0.5)
    ? `${outline.name} ${does}.`
    : `Founded in ${outline.founded} in ${outline.city.city}, ${outline.name} ${does}.`;
  const practice = random
    .some(outline.industry.practice, random.between(2, 3))
    .map((sentence) => fill(sentence, slots, random));
  return [
    opening,
    ...practice,
    fill(
      random.pick(outline.employees < 60 ? SIZE_SENTENCES : [...SIZE_SENTENCES, ...TWO_SITE_SENTENCES]),
      slots,
      random,
    ),
  ].join(' ');
}

/** Customers by name: other companies of the network where one fits, founded and large enough to be one. */
function findClients(outline: CompanyOutline, random: SeededRandom): string[] {
  const wanted = random.between(2, 4);
  const all = companyOutlines();
  const half = outline.index < sampleCompanyCount / 2 ? 0 : sampleCompanyCount / 2;
  const found: string[] = [];
  for (let attempt = 0; attempt < 160 && found.length < wanted; attempt += 1) {
    const near = random.chance(0.8)
      ? half + random.between(0, sampleCompanyCount / 2 - 1)
      : random.between(0, sampleCompanyCount - 1);
    const candidate = elementAt(all, near);
    const fits = outline.industry.sellsTo?.includes(candidate.industry.id) && candidate.index !== outline.index;
    if (fits && candidate.employees >= 20 && !found.includes(candidate.name)) found.push(candidate.name);
  }
  return found;
}

function writeCases(
  outline: CompanyOutline,
  random: SeededRandom,
  slots: Slots,
  clients: readonly string[],
): CompanyFacts['caseStudies'] {
  const count = clients.length === 0 ? random.between(0, 1) : random.between(1, 2);
  return random.some(outline.industry.cases, count).map(([challenge, outcome], at) => {
    const client = clients[at] ?? readSlot(slots, 'client');
    const inCase = { ...slots, client };
    return {
      client,
      challenge: capitalise(fill(challenge, inCase, random)),
      outcome: capitalise(fill(outcome, inCase, random)),
    };
  });
}

function writePrices(outline: CompanyOutline, random: SeededRandom): CompanyFacts['pricing'] {
  const { prices } = outline.industry;
  if (!prices || random.chance(0.35)) return [];
  const { currency, perDollar, name } = outline.city.home;
  const level = perDollar * (name === 'India' ? 0.55 : 1);
  return prices.plans.map(([plan, low, high, includes]) => ({
    plan,
    price: `${currency}${writeNumber(niceAmount((low + random.next() * (high - low)) * level))}`,
    per: prices.per,
    includes: fill(includes, {}, random),
  }));
}

/** A price as it would be printed: 37 stays 37, 1467 becomes 1,449 or 1,499, 182310 becomes 180,000. */
function niceAmount(amount: number): number {
  if (amount < 100) return Math.round(amount);
  const unit = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const rounded = Math.round(amount / (unit * 5)) * unit * 5;
  return amount < 20_000 ? Math.max(rounded, unit * 5) - 1 : rounded;
}

function writeUpdates(
  outline: CompanyOutline,
  random: SeededRandom,
  slots: Slots,
  products: CompanyFacts['products'],
  hasClients: boolean,
): CompanyFacts['updates'] {
  const { industry } = outline;
  const young = outline.founded >= 2012 && outline.employees < 900 && !industry.charity && !industry.partnership;
  const pool = [
    ...industry.news,
    ...(industry.charity ? CHARITY_NEWS : COMPANY_NEWS),
    ...(young ? [...YOUNG_COMPANY_NEWS, ...YOUNG_COMPANY_NEWS] : []),
  ].filter(([title, text]) => hasClients || !slotsOf(title + text).includes('client'));
  const chosen = [...new Set(random.some(pool, pool.length))].slice(0, random.between(2, 5));
  let days = random.between(4, 40);
  return chosen.map(([title, text], at) => {
    const product = elementAt(products, at % products.length).name;
    const date = daysBefore(days);
    days += random.between(18, 75);
    const few = writeNumber(Math.max(2, Math.round(outline.employees ** 0.6 * (0.3 + random.next() * 0.6))));
    const filled = { ...slots, product, few };
    return { date, title: capitalise(fill(title, filled, random)), text: capitalise(fill(text, filled, random)) };
  });
}

function writeCallToAction(outline: CompanyOutline, random: SeededRandom): CompanyFacts['callToAction'] {
  const [text, path] = random.pick(outline.industry.callsToAction);
  return { text, url: `https://www.${outline.domain}${path}` };
}

function writeOpenRoles(outline: CompanyOutline, random: SeededRandom, slots: Slots): CompanyFacts['openRoles'] {
  const most = outline.employees < 20 ? 1 : outline.employees < 200 ? 3 : 5;
  const roles: CompanyFacts['openRoles'] = [];
  for (let left = random.between(0, most); left > 0; left -= 1) {
    const [track] = random.weighted(tracksOfIndustry(outline.industry), ([, weight]) => weight);
    const rung = random.pick(['entry', 'senior', 'senior', 'manager'] as const);
    const title = fill(random.pick(track.titles[rung]), { ...slots, area: outline.otherCity.city }, random);
    const place = random.chance(0.7) ? outline.city : outline.otherCity;
    if (!roles.some((role) => role.title === title)) roles.push({ title, location: writePlace(place) });
  }
  return roles;
}

function rangeOf(employees: number): string {
  const steps = [1, 11, 51, 201, 501, 1001, 5001, 10_001];
  const at = steps.findLastIndex((low) => employees >= low);
  return at === steps.length - 1
    ? '10,001+'
    : `${writeNumber(elementAt(steps, at))}-${writeNumber(elementAt(steps, at + 1) - 1)}`;
}
