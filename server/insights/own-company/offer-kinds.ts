import { findCapabilities } from '../trade/capabilities/find-capabilities.ts';
import { guessCapabilities } from '../trade/capabilities/guess-capabilities.ts';
import { isSpecialised } from '../trade/capabilities/specialised-offers.ts';
import { isWithin, type Span, withoutSpans } from '../trade/customer-spans.ts';
import type { PhraseHit } from '../trade/phrase-set.ts';
import { findCustomers } from '../trade/sectors/find-sectors.ts';
import { findSubjects } from '../trade/subjects/find-subjects.ts';
import type { Capability } from '../trade/types.ts';
import { type OfferText, offerKindFeatures } from './offer-kind-features.ts';
import { readOfferKindOdds, SURE_KIND, SURE_PROBLEM } from './offer-kind-odds.ts';
import { spreadLists } from './spread-lists.ts';

/** A kind of offer that a description speaks of. */
export interface NamedCapability {
  capability: Capability;
  /** The user's own words for it; the empty string where the whole speaks of it and no words name it. */
  said: string;
}

/** With what was learned of how surely the main offer is one of that kind. */
export interface OwnCapability extends NamedCapability {
  /** Log-odds that the main offer is of that kind. */
  odds: number;
  /** Surely enough to ask about it by the table's name. */
  isSure: boolean;
  /** The problem that such offers take away is surely enough one that this one does. */
  isProblemSure: boolean;
}

/** A kind of offer with what a classifier looks at. */
export interface OfferCandidate extends NamedCapability {
  features: readonly string[];
}

/** What was learned of how surely the main offer is of each kind; in the order given. @param candidates from `findOfferCandidates` */
export function judgeCapabilities(candidates: readonly OfferCandidate[]): OwnCapability[] {
  return candidates.map(({ features, ...named }) => {
    const { kind, problem } = readOfferKindOdds(features);
    return { ...named, odds: kind, isSure: kind >= SURE_KIND, isProblemSure: problem >= SURE_PROBLEM };
  });
}

/** The kind that the main offer is most likely of: what openers ask about. Who buys is told by all kinds together, the weightiest first. */
export function likeliestKind(capabilities: readonly OwnCapability[]): OwnCapability | undefined {
  return capabilities.toSorted((a, b) => b.odds - a.odds)[0];
}

const MOST_CAPABILITIES = 4;
/** What the topic of a whole description weighs against a phrase; and from where on it is sure without one. */
const TOPIC_SHARE = 4;
const SURE_TOPIC = 14;
const LEAST_TOPIC = 8;
/** What a description names first is what it is about; a word near its end weighs less. */
const FIRST_WEIGHT = 3;
/** An offer that weighs less than this share of the main one is a passing word. */
const LEAST_SHARE = 0.3;

/**
 * The kinds of offers that a description speaks of, by phrases of the table and by the topic of the whole, the weightiest first.
 * @param offerings things sold, as phrases of the description
 * @param customers stretches that speak of customers: what stands there is rather theirs
 */
export function findOfferCandidates(
  text: string,
  offerings: readonly string[],
  customers: readonly Span[],
): OfferCandidate[] {
  const found = new Map<string, { capability: Capability; said: string; weight: number }>();
  const offered = offerings.join(' | ').toLowerCase();
  // What stands in two sentences is no phrase: 'off the desk. Booking for schools'.
  const hits = findCapabilities(`${text}\n${spreadLists(withoutSpans(text, customers))}`).filter(
    ({ said }) => !/\n|[.!?]\s/.test(said),
  );
  // What stands among the customers is theirs, where something else is named as offered.
  const offers = hits.filter(({ at }) => !isWithin(customers, at));
  const isNamedElsewhere = findSubjects(withoutSpans(text, customers)).length > 0;
  const ofCustomers = isNamedElsewhere ? [] : hits.filter(isNoCustomer(text));
  for (const { id: capability, said, at, length } of offers.length > 0 ? offers : ofCustomers) {
    const weight =
      length +
      (offered.includes(said.toLowerCase()) ? 3 : 0) +
      (found.size === 0 ? FIRST_WEIGHT : 0) +
      (at < 160 ? 4 : at < 400 ? 2 : 0);
    const known = found.get(capability.id);
    if (known === undefined) found.set(capability.id, { capability, said, weight });
    else known.weight += 1;
  }
  const near = guessCapabilities(text);
  for (const { capability, weight } of near) {
    const known = found.get(capability.id);
    const said = offerings[0] ?? '';
    if (weight < LEAST_TOPIC) break;
    if (known !== undefined) known.weight += weight / TOPIC_SHARE;
    else if (weight >= SURE_TOPIC) found.set(capability.id, { capability, said, weight: weight / TOPIC_SHARE });
  }
  const nearest = near
    .filter(({ weight }) => weight >= (near[0]?.weight ?? 0) * NEAR_SHARE)
    .find(({ capability }) => isForThose(capability, text, customers));
  // 'Consumables, handpieces and small autoclaves': one thing of many is not what the whole is about.
  const first = offerings[0]?.toLowerCase() ?? '';
  const isPassing = [...found.values()].every(
    ({ capability, said }) => isSpecialised(capability) && !first.includes(said.toLowerCase()),
  );
  if (isPassing && nearest !== undefined)
    found.set(nearest.capability.id, {
      ...nearest,
      said: offerings[0] ?? '',
      weight: 1 + Math.max(nearest.weight, ...[...found.values()].map(({ weight }) => weight)),
    });
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight);
  const least = (ranked[0]?.weight ?? 0) * LEAST_SHARE;
  const read: OfferText = { text, offering: offerings[0] ?? '', hits, near, customers };
  return ranked
    .filter(({ weight }) => weight >= least)
    .slice(0, MOST_CAPABILITIES)
    .map(({ capability, said }, place) => ({
      capability,
      said,
      features: offerKindFeatures(read, capability, place),
    }));
}

/** 'For freight forwarders' says who buys, not that freight is forwarded. */
function isNoCustomer(text: string): (hit: PhraseHit<Capability>) => boolean {
  const customers = findCustomers(text);
  return ({ at, said }) => !customers.some((one) => one.at < at + said.length && at < one.at + one.said.length);
}

/** An offer for no more kinds of companies than these is known by whom it is for. */
const FEW_SECTORS = 8;
const FIRST_SECTORS = 4;
const NEAR_SHARE = 0.7;

/** Whether a kind of offer is one for those whom the description names as customers: then fewer words in common are enough. */
function isForThose({ sectors }: Capability, text: string, customers: readonly Span[]): boolean {
  if (sectors === 'any' || sectors.length > FEW_SECTORS) return false;
  const first = sectors.slice(0, FIRST_SECTORS);
  return findCustomers(text).some(({ id, at }) => isWithin(customers, at) && first.includes(id));
}
