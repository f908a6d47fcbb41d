import { LRUCache } from 'lru-cache';
import type { CompanyFacts, GatheredFacts } from '../../providers/profile-facts.ts';

/** As many companies as a long list of people has. */
const KEPT_COMPANIES = 1_000;
/** Longer facts are not kept, so that what is stays small. */
const MOST_CHARS = 20_000;

const shared = new LRUCache<string, CompanyFacts>({ max: KEPT_COMPANIES });
/** Those that are kept: the built-in network gives the same object for all people of a company. */
const kept = new WeakSet<CompanyFacts>();

/**
 * Makes one object of what is known of a company, for all of its people: what is read out of company facts is read once for each object
 * (`platform/once-per.ts`), and sources, like answers that were kept, tell of it anew with each person. Facts are shared when all of them
 * are the same, so nobody learns what was not said of their own person. They must stay as they are.
 */
export function shareCompany(facts: GatheredFacts): GatheredFacts {
  const { company } = facts;
  if (company === undefined || kept.has(company.value)) return facts;
  const text = JSON.stringify(company.value);
  if (text.length > MOST_CHARS) return facts;
  const known = shared.get(text);
  if (known !== undefined) return { ...facts, company: { ...company, value: known } };
  shared.set(text, company.value);
  kept.add(company.value);
  return facts;
}
