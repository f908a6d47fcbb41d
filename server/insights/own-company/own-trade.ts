import { findCapabilities } from '../trade/capabilities/find-capabilities.ts';
import { customerSpans, isWithin } from '../trade/customer-spans.ts';
import { findBuyerFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { findSectors } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import type { Capability } from '../trade/types.ts';
import { readCustomerSizes, type SizeRange } from './company-size.ts';
import type { OwnProfile } from './own-profile.ts';
import { type OwnTerms, readOwnTerms } from './own-terms.ts';
import { readServiceArea, type ServiceArea } from './service-area.ts';

/** What the user's description says about trade: what is sold, to whom, where. */
export interface OwnTrade {
  /** Kinds of offers, the most spoken of first, with the user's own words for each. */
  capabilities: readonly { capability: Capability; said: string }[];
  /** Kinds of companies named as customers, with the user's own words. */
  customers: ReadonlyMap<SectorId, string>;
  /** Functions named as buyers, with the user's own words. */
  buyers: ReadonlyMap<JobFunctionId, string>;
  /** Companies named as customers. */
  proofs: readonly string[];
  sizes: SizeRange | undefined;
  area: ServiceArea;
  /** Distinctive pairs of words of the offer, for what no table knows. */
  terms: OwnTerms;
}

/** What a description says first and in customers' words weighs more than a word near its end. */
const MOST_CAPABILITIES = 5;
const LABELLED_CUSTOMERS =
  /^[ *•·-]*(?:target (?:market|customers?|audience|industries)|ideal customers?(?: profile)?|icp|customers?|clients?|industries|audience|who we (?:serve|help)|markets?|zielgruppen?|kunden|clientes|público|clienti|klanten) ?(?:include|are|sind|:|–|-)/iu;
const ANY_LABEL = /^[ *•·-]*[\p{Lu}][\p{L} &/]{2,40}:/u;

const known = new WeakMap<OwnProfile, OwnTrade>();

/** The trade of a description, read once for as long as its profile is kept. @param profile the same description, read into phrases */
export function readOwnTradeOf(description: string, profile: OwnProfile): OwnTrade {
  const read = known.get(profile) ?? readOwnTrade(description, profile);
  known.set(profile, read);
  return read;
}

function readOwnTrade(description: string, profile: OwnProfile): OwnTrade {
  const text = description.slice(0, 6_000);
  const spans = [...customerSpans(text), ...labelledCustomers(text)];
  const capabilities = rankCapabilities(text, profile, spans);
  return {
    capabilities,
    customers: readCustomers(text, spans, profile, capabilities[0]?.capability),
    buyers: readBuyers(text),
    proofs: readProofs(text),
    sizes: readCustomerSizes(text),
    area: readServiceArea(text),
    terms: readOwnTerms(profile, text),
  };
}

/** The lines below 'Target market:' up to the next heading. */
function labelledCustomers(text: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let at = 0;
  let inside = false;
  for (const line of text.split('\n')) {
    if (LABELLED_CUSTOMERS.test(line)) inside = true;
    else if (line.trim() === '' || ANY_LABEL.test(line)) inside = false;
    if (inside) spans.push({ from: at, to: at + line.length });
    at += line.length + 1;
  }
  return spans;
}

function rankCapabilities(
  text: string,
  { offerings }: OwnProfile,
  spans: readonly { from: number; to: number }[],
): OwnTrade['capabilities'] {
  const found = new Map<string, { capability: Capability; said: string; weight: number }>();
  const offered = offerings.join(' | ').toLowerCase();
  for (const { id: capability, said, at, length } of findCapabilities(text)) {
    const weight =
      length +
      (offered.includes(said.toLowerCase()) ? 3 : 0) +
      (at < 200 ? 2 : at < 500 ? 1 : 0) -
      (isWithin(spans, at) ? 2 : 0);
    const known = found.get(capability.id);
    if (known === undefined) found.set(capability.id, { capability, said, weight });
    else known.weight += weight / 2;
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_CAPABILITIES);
}

const SELF =
  /(?:\b(?:we are|we're|is|i am|as|leading|wir sind|ist|somos|es|nous sommes|est|siamo|è) (?:an? |the |eine?n? |una? |une? )?(?:[\p{L}-]+ ){0,3})$/iu;

function readCustomers(
  text: string,
  spans: readonly { from: number; to: number }[],
  { audiences }: OwnProfile,
  main: Capability | undefined,
): ReadonlyMap<SectorId, string> {
  const named = new Map<SectorId, string>();
  const hits = findSectors(text).filter(({ at }) => !SELF.test(text.slice(Math.max(0, at - 60), at)));
  const within = hits.filter(({ at }) => isWithin(spans, at));
  const add = ({ id, said }: { id: SectorId; said: string }): void => {
    if (!named.has(id)) named.set(id, said);
  };
  for (const hit of within) add(hit);
  for (const audience of audiences) for (const hit of findSectors(audience)) add(hit);
  // Three words of description have no 'for': a kind of company that typically needs the offer is meant as customer.
  if (named.size === 0) for (const hit of hits) if (main?.sectors !== 'any' && main?.sectors.includes(hit.id)) add(hit);
  return named;
}

function readBuyers(text: string): ReadonlyMap<JobFunctionId, string> {
  const named = new Map<JobFunctionId, string>();
  for (const { id, said } of findBuyerFunctions(text)) if (!named.has(id)) named.set(id, said);
  return named;
}

const PROOFS =
  /(?<![\p{L}])(?:clients?|customers?|brands|companies|firms|kunden|clientes|used by|trusted by|work(?:s|ed)? with|partners?|referenzen)(?: (?:include|are|like|such as|wie|como|sind|incluyen))?:? ((?:\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:&|and|of|de|von)? ?\p{Lu}[\p{L}\p{N}&.’'-]*){0,4}(?:, | and | und | y | et | e )?){1,12})/gu;
const LIST_BREAK = /, | and | und | y | et | e /;

/** Names of companies that the description shows as customers. */
function readProofs(text: string): string[] {
  const proofs = new Set<string>();
  for (const [, list = ''] of text.matchAll(PROOFS)) {
    for (const name of list.split(LIST_BREAK)) {
      const bare = name.trim().replace(/[.,]+$/, '');
      if (bare.length > 2) proofs.add(bare);
    }
  }
  return [...proofs].slice(0, 12);
}
