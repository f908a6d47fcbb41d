import { customerSpans, isWithin, type Span, withoutSpans } from '../trade/customer-spans.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import type { CompanyKind } from '../trade/kinds/all-kinds.ts';
import { findKinds } from '../trade/kinds/find-kinds.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { isEnglish } from '../wording/language-of.ts';
import { readCustomerSizes, type SizeRange } from './company-size.ts';
import type { CustomerText } from './customer-features.ts';
import { type CustomerGroup, readCustomerGroups } from './customer-groups.ts';
import { readCustomerNames, sectorsOfNames } from './customer-names.ts';
import { descriptionFeatures } from './description-features.ts';
import { judgeCustomers } from './judge-customers.ts';
import { HARDLY_BUYS, type LikelyBuyers, readLikelyBuyers } from './likely-buyers.ts';
import { type LikelyCustomers, readLikelyCustomers } from './likely-customers.ts';
import { readOfferFields } from './offer-fields.ts';
import { findOfferCandidates, judgeCapabilities, type OfferCandidate, type OwnCapability } from './offer-kinds.ts';
import { namesAnyCompany, ownCustomerSpans, withoutExcluded, withoutTheirCustomers } from './own-customer-spans.ts';
import type { OwnProfile } from './own-profile.ts';
import { type OwnSubjects, readOwnSubjects } from './own-subjects.ts';
import { type OwnTerms, readOwnTerms } from './own-terms.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import { readBuyers } from './read-buyers.ts';
import { findCustomerHits, type NamedCustomers, readCustomers } from './read-customers.ts';
import { readProofs } from './read-proofs.ts';
import { readServiceArea, type ServiceArea } from './service-area.ts';

/** What the user's description says about trade: what is sold, to whom, where. */
export interface OwnTrade {
  /** The description as far as it is read. */
  description: string;
  /** Kinds of offers, the most spoken of first, with the user's own words for each. */
  capabilities: readonly OwnCapability[];
  /** Kinds of companies named as customers that may well be some, with the user's own words. */
  customers: ReadonlyMap<SectorId, NamedCustomers>;
  /** Kinds of companies within sectors that are named as customers, with the user's own words. */
  kinds: ReadonlyMap<CompanyKind, string>;
  /** Customers by the user's names for them, of kinds that no table knows too. */
  groups: readonly CustomerGroup[];
  /** The customers that it names, in the user's own words. */
  customerNames: readonly string[];
  /** The kinds of companies that these names mean, with the names. */
  namedSectors: ReadonlyMap<SectorId, readonly string[]>;
  /** Is not written in English. */
  isForeign: boolean;
  /** Says to which companies it sells, by whatever names. */
  namesCustomers: boolean;
  /** Rules read some customers, whether or not they are likely: the description is in a language that can be read. */
  hasReadCustomers: boolean;
  /** To whom the user's customers sell, and the user does not. */
  customersOfCustomers: ReadonlySet<SectorId>;
  /** Names companies of whatever kind as customers, or offices, which most companies have. */
  namesAnyCompany: boolean;
  /** Functions named as buyers that may well buy it, with the user's own words. */
  buyers: ReadonlyMap<JobFunctionId, string>;
  /** Says of some of them that they buy or are spoken with, and does not only name their titles. */
  namesBuyers: boolean;
  /** How likely each function buys it, whether or not it is named. */
  likelyBuyers: LikelyBuyers;
  /** How likely companies of each kind are good customers for it, whether or not they are named. */
  likelyCustomers: LikelyCustomers;
  /** Fields of work that the offer is for, by the words for it; for an offer of no known kind. */
  fields: readonly JobFunctionId[];
  /** What the offer acts on; for an offer of no known kind, else empty. */
  subjects: OwnSubjects;
  /** Companies named as customers. */
  proofs: readonly string[];
  sizes: SizeRange | undefined;
  area: ServiceArea;
  /** Distinctive pairs of words of the offer, for what no table knows. */
  terms: OwnTerms;
  /** Single words that tell of the trade. */
  words: OwnWords;
}

/** Letters of a description that are read. */
const MOST_READ = 6_000;

const known = new WeakMap<OwnProfile, OwnTrade>();

/** The trade of a description, read once for as long as its profile is kept. @param profile the same description, read into phrases */
export function readOwnTradeOf(description: string, profile: OwnProfile): OwnTrade {
  const read = known.get(profile) ?? readOwnTrade(description, profile);
  known.set(profile, read);
  return read;
}

function readOwnTrade(description: string, profile: OwnProfile): OwnTrade {
  const { text, lists, theirs, named, features, candidates, ...read } = readByRules(description, profile);
  const likelyCustomers = readLikelyCustomers(features);
  const likelyBuyers = readLikelyBuyers(features);
  // 'Tracking mails in your brand' name nobody in branding: a word is no buyer where people of that function hardly ever buy such offers.
  const buyers = new Map([...read.buyers].filter(([id]) => (likelyBuyers.get(id) ?? 0) >= HARDLY_BUYS));
  const isForeign = !isEnglish(text);
  const names = readCustomerNames(description.slice(0, MOST_READ), text, read.proofs, isForeign);
  const judged = judgeCustomers(customerTextOf({ text, named, candidates, spans: read.spans }), likelyCustomers);
  const customerNames = [...new Map(names.map(({ said }) => [said.toLowerCase(), said])).values()];
  const namedSectors = sectorsOfNames(customerNames);
  const customers = holdToNames(judged, customerNames, namedSectors);
  const groups = readCustomerGroups(text, names);
  return {
    description: description.slice(0, MOST_READ),
    ...{ capabilities: judgeCapabilities(candidates), kinds: read.kinds, groups, subjects: read.subjects },
    ...{ fields: read.fields, buyers, namesBuyers: read.saidToBuy.some((id) => buyers.has(id)), proofs: read.proofs },
    ...{ customers, likelyCustomers, hasReadCustomers: named.size > 0, isForeign },
    ...{ customerNames, namedSectors },
    likelyBuyers,
    namesCustomers:
      [...customers.values()].some(({ isGuess }) => isGuess !== true) ||
      read.kinds.size + groups.length + namedSectors.size > 0,
    customersOfCustomers: new Set(
      findCustomers(theirs).flatMap(({ id }) => (customers.has(id) || namedSectors.has(id) ? [] : [id])),
    ),
    namesAnyCompany: namesAnyCompany(text, read.spans),
    sizes: readCustomerSizes(text),
    area: readServiceArea(text),
    terms: termsOutside(readOwnTerms(profile), withoutSpans(text, lists)),
    words: readOwnWords(text, read.spans),
  };
}

/** What classifiers look at in a description of one's own company; the same when they learn and when they are asked. */
export function readFeatures(description: string, profile: OwnProfile): readonly string[] {
  return readByRules(description, profile).features;
}

/** The kinds of offers that tables find in a description; the same when classifiers learn and when they are asked. */
export function readOfferCandidates(description: string, profile: OwnProfile): OfferCandidate[] {
  return readOffer(description, profile).candidates;
}

/** What tables find of kinds of companies in a description; the same when classifiers learn and when they are asked. */
export function readCustomerText(description: string, profile: OwnProfile): CustomerText {
  return customerTextOf(readByRules(description, profile));
}

function customerTextOf({
  text,
  spans,
  named,
  candidates,
}: Pick<ReturnType<typeof readByRules>, 'text' | 'spans' | 'named' | 'candidates'>): CustomerText {
  return { text, spans, named, hits: findCustomerHits(text, spans), main: candidates[0]?.capability };
}

/** What of a description is about the user, and the kinds of offers in it. */
function readOffer(description: string, { offerings }: OwnProfile) {
  const own = withoutTheirCustomers(withoutExcluded(description.slice(0, MOST_READ)));
  const candidates = findOfferCandidates(own.text, offerings, [...customerSpans(own.text), ...own.lists]);
  return { ...own, candidates };
}

/** What tables and rules read of a description, before anything that was learned is asked. */
function readByRules(description: string, profile: OwnProfile) {
  const { text, lists, theirs, candidates } = readOffer(description, profile);
  const spans = [...ownCustomerSpans(text), ...lists];
  const proofs = readProofs(text);
  const named = readCustomers({
    ...{ text, spans, audiences: profile.audiences, proofs },
    main: candidates[0]?.capability,
  });
  const kinds = readKinds(text, spans);
  const subjects: OwnSubjects = candidates.length === 0 ? readOwnSubjects(text, spans) : new Map();
  const fields = [...new Set([...functionsOf(subjects), ...readOfferFields(text, spans)])];
  const { buyers, saidToBuy } = readBuyers(text, spans);
  const features = descriptionFeatures(description, { capabilities: candidates, customers: named, buyers, fields });
  return {
    ...{ text, lists, theirs, spans, candidates, proofs, named, kinds, subjects, fields },
    ...{ buyers, saidToBuy, features },
  };
}

/** What stands in a list of customers alone is no term of the offer. */
function termsOutside(terms: OwnTerms, offered: string): OwnTerms {
  const small = offered.toLowerCase();
  return new Map([...terms].filter(([, { said }]) => small.includes(said.toLowerCase())));
}

/** To whom what the offer acts on falls. */
function functionsOf(subjects: OwnSubjects): JobFunctionId[] {
  return [...subjects.keys()].slice(0, MAIN_SUBJECTS).flatMap(({ functions }) => functions);
}

const MAIN_SUBJECTS = 2;

function readKinds(text: string, customers: readonly Span[]): ReadonlyMap<CompanyKind, string> {
  return new Map(findKinds(text).flatMap(({ id, said, at }) => (isWithin(customers, at) ? [[id, said]] : [])));
}

/** Where customers are named, a kind that other words name may be a part of what is sold ('for Shopify'), and theirs are no guesses. */
function holdToNames(
  customers: ReadonlyMap<SectorId, NamedCustomers>,
  names: readonly string[],
  sectors: ReadonlyMap<SectorId, unknown>,
): ReadonlyMap<SectorId, NamedCustomers> {
  if (names.length === 0) return customers;
  const small = names.map((name) => name.toLowerCase());
  const isNamed = (said: string): boolean => small.some((name) => name.endsWith(said) || said.endsWith(name));
  return new Map(
    [...customers].map(([id, { isGuess: _, ...one }]) => [
      id,
      sectors.has(id) || isNamed(one.said.toLowerCase()) ? one : { ...one, isGuess: true },
    ]),
  );
}
