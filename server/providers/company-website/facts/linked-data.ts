import { toPlainText } from '../pages/plain-text.ts';

/** What a page says of its company in JSON-LD. Absent fields were not given, or not in a form that can be trusted. */
export interface CompanyData {
  name?: string | undefined;
  description?: string | undefined;
  slogan?: string | undefined;
  /** A year. */
  founded?: string | undefined;
  place?: string | undefined;
  employees?: string | undefined;
  areas: string[];
}

/** An object of structured data. */
export type Node = Record<string, unknown>;

/** Types that stand for something else than the company whose site it is. */
const OTHERS =
  /^(?:WebPage|.*Page|Article|NewsArticle|BlogPosting|Blog|Product|Offer|Person|Event|Review|Rating|AggregateRating|Question|Answer|BreadcrumbList|ListItem|ItemList|ImageObject|VideoObject|SearchAction|EntryPoint|PostalAddress|ContactPoint|Place|Country|City|QuantitativeValue)$/;
const MOST_DEPTH = 8;
const MOST_NODES = 2_000;

/**
 * Reads the company out of a page's JSON-LD scripts; those that are no JSON are passed over.
 * @param scripts texts of the scripts
 * @param alsoOthers types that are not the company either
 */
export function readCompanyData(scripts: readonly string[], alsoOthers?: RegExp): CompanyData {
  const nodes: Node[] = [];
  for (const script of scripts) collect(parseScript(script), 0, nodes);
  const rank = (node: Node) => (typesOf(node).includes('WebSite') ? 1 : 0);
  const company: CompanyData = { areas: [] };
  const own = nodes.filter((node) => !alsoOthers || !typesOf(node).some((type) => alsoOthers.test(type)));
  for (const node of own.sort((a, b) => rank(a) - rank(b))) {
    company.name ??= text(node.name);
    company.description ??= text(node.description);
    company.slogan ??= text(node.slogan);
    company.founded ??= /^(1[6-9]\d\d|20\d\d)\b/.exec(text(node.foundingDate) ?? '')?.[1];
    company.place ??= placeOf(node.address);
    company.employees ??= employeesOf(node.numberOfEmployees);
    if (company.areas.length === 0) company.areas = namesOf(node.areaServed);
  }
  return company;
}

/** @returns what a script of structured data holds; undefined when it is no JSON */
export function parseScript(script: string): unknown {
  try {
    return JSON.parse(script.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\]\]>)\s*$/g, ''));
  } catch {
    return undefined;
  }
}

function collect(value: unknown, depth: number, into: Node[]): void {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH || into.length > MOST_NODES) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, MOST_NODES)) collect(item, depth + 1, into);
    return;
  }
  const node = value as Node;
  const types = typesOf(node);
  if (types.length > 0 && !types.some((type) => OTHERS.test(type))) into.push(node);
  for (const key of ['@graph', 'publisher', 'mainEntity', 'about', 'provider']) collect(node[key], depth + 1, into);
}

/** Names of a node's types, without what they are names of. */
export function typesOf(node: Node): string[] {
  return [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []));
}

/** A plain line; the first one of several. */
export function text(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'number') return String(first);
  if (typeof first !== 'string') return undefined;
  return toPlainText(first.slice(0, 5_000)) || undefined;
}

function placeOf(value: unknown): string | undefined {
  const address = [value].flat()[0];
  if (typeof address !== 'object' || address === null) return undefined;
  const { addressLocality, addressCountry } = address as Node;
  const country = typeof addressCountry === 'object' && addressCountry ? (addressCountry as Node).name : addressCountry;
  const parts = [text(addressLocality), countryName(text(country))];
  return parts[0] ? parts.filter((part) => part !== undefined).join(', ') : undefined;
}

function countryName(country: string | undefined): string | undefined {
  if (!country || !/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames('en', { type: 'region' }).of(country);
}

function employeesOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null)
    return /^\d[\d,.]*(?:\s?[-–]\s?\d[\d,.]*)?\+?$/.exec(text(value) ?? '')?.[0];
  const { value: exact, minValue, maxValue } = value as Node;
  if (minValue !== undefined && maxValue !== undefined) return `${text(minValue)} to ${text(maxValue)}`;
  return employeesOf(text(exact) ?? text(minValue));
}

function namesOf(value: unknown): string[] {
  return [value].flat().flatMap((item) => {
    const name = typeof item === 'object' && item !== null ? text((item as Node).name) : text(item);
    return name && name.length <= 60 ? [name] : [];
  });
}
