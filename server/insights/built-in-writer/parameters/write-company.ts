import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import { yourOffer } from '../../own-company/offer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { writeList } from '../../wording/phrasing.ts';
import { compose, leadOf, lowerFirst, quote, quoteAtEnd, shorten } from '../../wording/quoting.ts';
import { writeRelevanceSentence } from '../old-fit/relevance-sentence.ts';

/** 1234 as '1,234'. */
function writeCount(count: number): string {
  return count.toLocaleString('en-US');
}

function sizeOf(company: CompanyFacts): string | undefined {
  if (company.employeeCount !== undefined) return `${writeCount(company.employeeCount)} employees`;
  return company.employeeRange === undefined ? undefined : `${company.employeeRange} employees`;
}

function figures(dossier: Dossier, facts: CompanyFacts, name: string): string | undefined {
  const home = facts.headquarters?.city ?? facts.headquarters?.text;
  const size = sizeOf(facts);
  const brackets = [facts.foundedYear && `founded ${facts.foundedYear}`, size, home && `based in ${home}`].filter(
    Boolean,
  );
  if (facts.industry === undefined) return brackets.length === 0 ? undefined : `${name}: ${brackets.join(', ')}`;
  if (brackets.length === 0) return `${name} is in ${facts.industry}`;
  const options = [
    `${name} (${brackets.join(', ')}) is in ${facts.industry}`,
    `In ${facts.industry}: ${name}, ${brackets.join(', ')}`,
  ];
  if (home !== undefined) {
    const rest = [facts.foundedYear && `founded in ${facts.foundedYear}`, size && `with ${size}`].filter(Boolean);
    options.push(
      `${name} works in ${facts.industry} out of ${home}${rest.length > 0 ? `, ${rest.join(' and ')}` : ''}`,
    );
  }
  if (facts.foundedYear !== undefined && size !== undefined) {
    options.push(`Since ${facts.foundedYear} ${name} has grown to ${size}; its field is ${facts.industry}`);
  }
  return dossier.pick('figures', options);
}

function ownWords(dossier: Dossier, facts: CompanyFacts, name: string): string | undefined {
  const about = facts.description === undefined ? undefined : leadOf(facts.description, 170);
  if (about === undefined) return facts.tagline && `Its line is ${quoteAtEnd(facts.tagline)}`;
  if (about.startsWith(`${name} `) && !about.endsWith('…')) return about;
  return dossier.pick('company-words', [
    `In its own words: ${quoteAtEnd(about)}`,
    `It says of itself: ${quoteAtEnd(about)}`,
    `Its own description begins ${quoteAtEnd(about)}`,
  ]);
}

/** The prospect's company in a few lines. */
export function writeCompanyProfile(dossier: Dossier): Insight | undefined {
  const { facts, company, pick, first } = dossier;
  if (facts === undefined || company === undefined) return undefined;
  const opening = figures(dossier, facts, company);
  const words = ownWords(dossier, facts, company);
  if (opening === undefined && words === undefined) return undefined;
  const products = facts.products.slice(0, 3).map((product) => product.name);
  const sells =
    products.length > 0 &&
    pick('profile-products', [
      `Its products: ${writeList(products)}`,
      `It sells ${writeList(products)}`,
      `To ask ${first} about: ${writeList(products)}`,
    ]);
  const evidence: string[] = [];
  if (facts.description !== undefined) evidence.push(`Company description: ${quote(leadOf(facts.description, 110))}`);
  if (facts.industry !== undefined) evidence.push(`Industry: ${facts.industry}`);
  return { value: compose(opening, words, sells, writeRelevanceSentence(dossier, 'company')), evidence };
}

/** What the company sells; its specialities where no products are known. */
export function writeProductsSummary(dossier: Dossier): Insight | undefined {
  const { facts, company, pick, first } = dossier;
  if (facts === undefined || company === undefined) return undefined;
  const products = facts.products.slice(0, 3);
  const [main, ...others] = products;
  if (main === undefined) {
    if (facts.specialities.length === 0) return undefined;
    const list = writeList(facts.specialities.slice(0, 5).map(quote));
    const opening = pick('specialities', [
      `${company} names no products in public; it lists ${list} as what it does`,
      `What ${company} says it does: ${list}`,
    ]);
    return {
      value: compose(opening, writeRelevanceSentence(dossier, 'products')),
      evidence: [`Specialities: ${facts.specialities.slice(0, 5).join(', ')}`],
    };
  }
  const mainWords = shorten(leadOf(main.summary, 160), 160);
  const opening = pick('products', [
    `${company}'s ${main.name}, in its own words: ${quoteAtEnd(mainWords)}`,
    `${main.name} is what ${company} puts first: ${quoteAtEnd(mainWords)}`,
    `${company} sells ${writeList(products.map((product) => product.name))}. Of ${main.name} it says ${quoteAtEnd(mainWords)}`,
    `First in ${company}'s range stands ${main.name}: ${quoteAtEnd(mainWords)}`,
  ]);
  const rest = others.map((product) => `${product.name} (${quote(shorten(leadOf(product.summary, 90), 90))})`);
  const also =
    rest.length > 0 &&
    pick('products-rest', [
      `Beside it: ${writeList(rest)}`,
      `There is also ${writeList(rest)}`,
      `The rest of the range: ${writeList(rest)}`,
    ]);
  const closing = pick('products-close', [
    writeRelevanceSentence(dossier, 'products'),
    `Ask ${first} which of these takes most of the day; that is where ${yourOffer(dossier, 'products')} should come in`,
    `Know these names before you talk to ${first} about ${yourOffer(dossier, 'products')}`,
  ]);
  return {
    value: compose(opening, also, closing),
    evidence: products.map((product) => `Product ${product.name}: ${quote(leadOf(product.summary, 80))}`),
  };
}

/** Whom the company sells to, and how that compares with whom the user sells to. */
export function writeTargetCustomers(dossier: Dossier): Insight | undefined {
  const { facts, company, pick, first, own } = dossier;
  if (facts === undefined || company === undefined) return undefined;
  const groups = facts.targetCustomers.slice(0, 3).map(lowerFirst);
  const clients = [...new Set([...facts.clients, ...facts.caseStudies.map((study) => study.client)])].slice(0, 4);
  if (groups.length === 0 && clients.length === 0) return undefined;
  const whom =
    groups.length > 0 &&
    pick('customers', [
      `${company} sells to ${writeList(groups)}`,
      `Its customers, as ${company} puts it: ${writeList(groups)}`,
      `${company} is made for ${writeList(groups)}`,
      `Whom ${company} is after: ${writeList(groups)}`,
    ]);
  const named =
    clients.length > 0 &&
    pick('customers-named', [
      `Customers it names: ${writeList(clients)}`,
      `Among those it names ${clients.length > 1 ? 'are' : 'is'} ${writeList(clients)}`,
      `${company} names ${writeList(clients)} as ${clients.length > 1 ? 'customers' : 'a customer'}`,
    ]);
  const yours = own.audiences[0];
  const closing =
    yours === undefined || own.foreign
      ? writeRelevanceSentence(dossier, 'customers')
      : pick('customers-close', [
          `You sell to ${yours}: ask ${first} where your list and theirs meet`,
          `Your own customers are ${yours}, so compare notes with ${first} on what they ask for`,
          writeRelevanceSentence(dossier, 'customers'),
        ]);
  const evidence: string[] = [];
  if (groups.length > 0) evidence.push(`Target customers: ${facts.targetCustomers.slice(0, 3).join('; ')}`);
  if (clients.length > 0) evidence.push(`Clients: ${clients.join(', ')}`);
  return { value: compose(whom, named, closing), evidence };
}
