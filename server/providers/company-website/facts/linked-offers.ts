import type { CompanyFacts } from '../../profile-facts.ts';
import { type Node, parseScript, text, typesOf } from './linked-data.ts';

const PRODUCT =
  /^(?:Product|ProductGroup|Service|FinancialProduct|SoftwareApplication|WebApplication|MobileApplication)$/;
const MOST_DEPTH = 10;
const MOST_NODES = 2_000;
const MOST_OFFERS = 12;
const NAME_CHARS = 80;
const SUMMARY_CHARS = 400;
const LEAST_SUMMARY_CHARS = 20;
/** Spans of time as offers give them: names, codes of units, ISO 8601. */
const PERIODS: Readonly<Record<string, string>> = {
  ...{ month: 'month', monthly: 'month', mon: 'month', p1m: 'month' },
  ...{ year: 'year', yearly: 'year', annual: 'year', ann: 'year', p1y: 'year', p12m: 'year' },
  ...{ week: 'week', wee: 'week', p1w: 'week', day: 'day', p1d: 'day', hour: 'hour', hur: 'hour' },
};

/**
 * Reads what is sold, and for how much, out of a page's JSON-LD scripts. A product counts with a name and words about it, an offer
 * with a name, an amount and a currency.
 */
export function readOffers(scripts: readonly string[]): Pick<CompanyFacts, 'products' | 'pricing'> {
  const found: Pick<CompanyFacts, 'products' | 'pricing'> = { products: [], pricing: [] };
  const left = { nodes: MOST_NODES };
  for (const script of scripts) walk(parseScript(script), undefined, 0, left, found);
  return found;
}

/** @param owner name of the product that the value stands in */
function walk(
  value: unknown,
  owner: string | undefined,
  depth: number,
  left: { nodes: number },
  found: Pick<CompanyFacts, 'products' | 'pricing'>,
): void {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH || left.nodes <= 0) return;
  left.nodes -= 1;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, owner, depth + 1, left, found);
    return;
  }
  const node = value as Node;
  const types = typesOf(node);
  const name = shortName(node.name);
  const isProduct = types.some((type) => PRODUCT.test(type));
  if (isProduct && name) addProduct(name, text(node.description), found);
  if (types.includes('Offer'))
    addOffer(node, name ?? shortName((node.itemOffered as Node | null)?.name) ?? owner, found);
  for (const inner of Object.values(node)) walk(inner, isProduct ? name : owner, depth + 1, left, found);
}

function shortName(value: unknown): string | undefined {
  const name = text(value);
  return name && name.length <= NAME_CHARS ? name : undefined;
}

function addProduct(name: string, about: string | undefined, { products }: Pick<CompanyFacts, 'products'>): void {
  if (!about || about.length < LEAST_SUMMARY_CHARS || products.length >= MOST_OFFERS) return;
  if (products.some((known) => known.name === name)) return;
  const summary =
    about.length <= SUMMARY_CHARS ? about : `${about.slice(0, about.lastIndexOf(' ', SUMMARY_CHARS - 1))}…`;
  products.push({ name, summary });
}

function addOffer(node: Node, plan: string | undefined, { pricing }: Pick<CompanyFacts, 'pricing'>): void {
  const details = [node.priceSpecification].flat()[0] as Node | null | undefined;
  const amount = text(node.price) ?? text(details?.price);
  const currency = text(node.priceCurrency) ?? text(details?.priceCurrency);
  if (!plan || !amount || !/^\d[\d.,]*$/.test(amount) || Number(amount.replace(/,/g, '')) === 0) return;
  if (!currency || !/^[A-Z]{3}$/.test(currency) || pricing.length >= MOST_OFFERS) return;
  const spans = [details?.unitText, details?.unitCode, details?.billingDuration, node.billingDuration];
  const per = spans.map((span) => PERIODS[(text(span) ?? '').toLowerCase()]).find((span) => span !== undefined);
  const price = `${amount} ${currency}`;
  if (!pricing.some((known) => known.plan === plan)) pricing.push({ plan, price, ...(per && { per }) });
}
