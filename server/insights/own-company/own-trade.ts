import { customerSpans, isWithin, type Span } from '../trade/customer-spans.ts';
import { findBuyerFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { readCustomerSizes, type SizeRange } from './company-size.ts';
import { ownCustomerSpans } from './own-customer-spans.ts';
import type { OwnProfile } from './own-profile.ts';
import { type OwnTerms, readOwnTerms } from './own-terms.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import { type OwnCapability, rankCapabilities } from './rank-capabilities.ts';
import { type NamedCustomers, readCustomers } from './read-customers.ts';
import { readProofs } from './read-proofs.ts';
import { readServiceArea, type ServiceArea } from './service-area.ts';

/** What the user's description says about trade: what is sold, to whom, where. */
export interface OwnTrade {
  /** Kinds of offers, the most spoken of first, with the user's own words for each. */
  capabilities: readonly OwnCapability[];
  /** Kinds of companies named as customers, with the user's own words. */
  customers: ReadonlyMap<SectorId, NamedCustomers>;
  /** Functions named as buyers, with the user's own words. */
  buyers: ReadonlyMap<JobFunctionId, string>;
  /** Companies named as customers. */
  proofs: readonly string[];
  sizes: SizeRange | undefined;
  area: ServiceArea;
  /** Distinctive pairs of words of the offer, for what no table knows. */
  terms: OwnTerms;
  /** Single words that tell of the trade. */
  words: OwnWords;
}

const known = new WeakMap<OwnProfile, OwnTrade>();

/** The trade of a description, read once for as long as its profile is kept. @param profile the same description, read into phrases */
export function readOwnTradeOf(description: string, profile: OwnProfile): OwnTrade {
  const read = known.get(profile) ?? readOwnTrade(description, profile);
  known.set(profile, read);
  return read;
}

function readOwnTrade(description: string, profile: OwnProfile): OwnTrade {
  const text = description.slice(0, 6_000);
  const spans = ownCustomerSpans(text);
  const capabilities = rankCapabilities(text, profile.offerings, customerSpans(text));
  const proofs = readProofs(text);
  return {
    capabilities,
    customers: readCustomers({ text, spans, audiences: profile.audiences, proofs, main: capabilities[0]?.capability }),
    buyers: readBuyers(text, spans),
    proofs,
    sizes: readCustomerSizes(text),
    area: readServiceArea(text),
    terms: readOwnTerms(profile),
    words: readOwnWords(text, spans),
  };
}

/** 'Your marketing team': theirs, not the user's own. */
const THEIRS = /(?:\byour|\bihre?[nrm]?|\bsu|\bvotre|\bseu|\baapk[aie]) (?:[\p{L}-]+ )?$/iu;

/** People of one's own are no buyers: 'our testers'. */
function readBuyers(text: string, customers: readonly Span[]): ReadonlyMap<JobFunctionId, string> {
  const named = new Map<JobFunctionId, string>();
  for (const { id, said, at } of findBuyerFunctions(text)) {
    const isMeant = isWithin(customers, at) || THEIRS.test(text.slice(Math.max(0, at - 40), at));
    if (isMeant && !named.has(id)) named.set(id, said);
  }
  return named;
}
