import { readsAsInstruction } from '../../language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts } from '../../profile-facts.ts';
import { isBoilerplate } from '../pages/boilerplate.ts';
import { readPageText } from '../pages/page-text.ts';
import { endSentence, splitSentences } from '../pages/plain-text.ts';
import type { Page } from '../pages/read-page.ts';
import type { VisitedPage } from '../pages/visited-page.ts';
import { findCallToAction } from './call-to-action.ts';
import { readNaming } from './company-name.ts';
import { readCompanyData } from './linked-data.ts';
import { readOffers } from './linked-offers.ts';
import { readLists } from './list-lines.ts';
import { readNamedCustomers } from './named-customers.ts';
import { readPriceCards } from './price-cards.ts';

/** Characters of one page, and of all pages of a site. */
const PAGE_CHARS = 6_000;
const SITE_CHARS = 20_000;
const TITLE_CHARS = 200;
/** A page that says less says nothing: scripts draw it. */
const LEAST_PAGE_CHARS = 40;
const DESCRIPTION_CHARS = { least: 40, most: 1_000 };
const TAGLINE_CHARS = 120;
/** What a description in structured data may be of instead. */
const NO_COMPANY =
  /^(?:.*Application|Service|FinancialProduct|ProductGroup|JobPosting|Course|Recipe|HowTo.*|CreativeWork|Book|Movie|Dataset|Menu.*)$/;
/** Lists under these headings name buyers, not whom it has sold to. */
const NAMES_CUSTOMERS = /customers|clients|kunden|clientes|clienti|klanten/i;

/** What the pages of a company's website say of it. */
export type SiteFacts = Partial<CompanyFacts> &
  Pick<CompanyFacts, 'products' | 'pricing' | 'clients' | 'targetCustomers' | 'specialities'>;

/**
 * Sums up what the pages of a website say of its company: their texts, and what can be read from them by rules without guessing.
 * Texts that give orders to machines are no facts; the pages' own texts are given as they are.
 * @param visited at least the home page, which comes first
 */
export function extractCompanyFacts(visited: readonly VisitedPage[]): SiteFacts {
  const [home] = visited as readonly [VisitedPage];
  const scripts = visited.flatMap(({ page }) => page.linkedData);
  const company = readCompanyData(scripts, NO_COMPANY);
  const naming = readNaming(home.page, home.url, company.name);
  const offers = readOffers(scripts);
  const cards = visited.flatMap(({ topic, page }) => (topic === 'pricing' ? readPriceCards(page.blocks) : []));
  const lists = visited.flatMap(({ page }) => readLists(page.blocks));
  const namesOf = (about: 'offer' | 'audience') =>
    lists.find((list) => list.about === about && !NAMES_CUSTOMERS.test(list.heading))?.names ?? [];
  const pages = readTexts(visited);
  const description = chooseDescription(home.page, company.description);
  const tagline = [company.slogan, naming.name && naming.tagline].find(isTagline);
  const callToAction = findCallToAction(home.page, home.url);
  return {
    ...(pages.length > 0 && { pages }),
    ...(description && { description }),
    ...(tagline && { tagline }),
    ...(callToAction && { callToAction }),
    ...(company.founded && { foundedYear: Number(company.founded) }),
    products: offers.products.filter(({ name, summary }) => isPlain(name) && isPlain(summary)),
    pricing: cards.length > 0 ? cards : offers.pricing.filter(({ plan }) => isPlain(plan)),
    clients: readNamedCustomers(visited),
    targetCustomers: namesOf('audience').filter(isPlain),
    specialities: namesOf('offer').filter(isPlain),
  };
}

function readTexts(visited: readonly VisitedPage[]): NonNullable<CompanyFacts['pages']> {
  const known = new Set<string>();
  let left = SITE_CHARS;
  return visited.flatMap(({ page, url }) => {
    const text = readPageText(page, known, Math.min(PAGE_CHARS, left));
    if (text.length < LEAST_PAGE_CHARS) return [];
    left -= text.length;
    const title = page.title.slice(0, TITLE_CHARS);
    return [{ url: url.href, ...(title && { title }), text }];
  });
}

/** The first of a page's own descriptions, as whole sentences. */
function chooseDescription({ meta, language }: Page, linked: string | undefined): string | undefined {
  const texts = [linked, meta.get('description'), meta.get('og:description')];
  return texts
    .map((text) => wholeSentences(text ?? '', language))
    .find((text) => text.length >= DESCRIPTION_CHARS.least && isPlain(text) && !isBoilerplate(text));
}

function wholeSentences(text: string, language: string): string {
  const sentences = splitSentences(text, language);
  if (/(?:\.\.\.|…|\[…\])\s*$/.test(text)) sentences.pop();
  let whole = '';
  for (const sentence of sentences) {
    if (whole.length + sentence.length >= DESCRIPTION_CHARS.most) break;
    whole += whole === '' ? sentence : ` ${sentence}`;
  }
  return whole && endSentence(whole);
}

function isTagline(text: string | undefined): boolean {
  if (!text || text.length > TAGLINE_CHARS || /[?？]$/.test(text)) return false;
  const isPhrase = text.split(' ').length >= 3 || /\p{Script=Han}{4}/u.test(text);
  return isPhrase && isPlain(text) && !isBoilerplate(text);
}

const isPlain = (text: string): boolean => !readsAsInstruction(text);
