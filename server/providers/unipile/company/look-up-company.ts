import { createCoalescingCache } from '../../../platform/concurrency/coalescing-cache.ts';
import type { ProviderClient } from '../../client/provider-client.ts';
import { readCurrentPosition } from '../../people/current-position.ts';
import type { CompanyFacts, FactParts, PersonFacts } from '../../profile-facts.ts';
import { withTopPriority } from '../../rate-limiter/call-priority.ts';
import { readUpdates } from '../posts/read-posts.ts';
import type { CompanyKey } from '../same-member.ts';
import { askCompany, askPosts } from './ask-company.ts';
import { readCompany } from './read-company.ts';

/** Long enough for the colleagues of one list. */
const REMEMBERED_MS = 10 * 60_000;

export interface Company {
  facts: CompanyFacts;
  /** Its number. */
  id?: string | undefined;
}

export interface CompanyLookUp {
  /** @returns null when there is no such page */
  find(key: CompanyKey, signal: AbortSignal): Promise<Company | null>;
  /** The latest posts of a company. */
  findUpdates(company: Company, signal: AbortSignal): Promise<CompanyFacts['updates']>;
}

/** Company pages and their posts, each asked for once in a while however many of its people are looked up, who all wait for it. */
export function createCompanyLookUp(client: ProviderClient): CompanyLookUp {
  const companies = createCoalescingCache<Company | null>(REMEMBERED_MS);
  const updates = createCoalescingCache<CompanyFacts['updates']>(REMEMBERED_MS);

  async function ask(key: CompanyKey, signal: AbortSignal): Promise<Company | null> {
    const answer = await askCompany(client, key, signal);
    const facts = answer && readCompany(answer);
    return facts ? { facts, id: answer.id } : null;
  }

  async function askUpdates(id: string, slug: string | undefined, signal: AbortSignal) {
    const answer = await askPosts(client, { id, isCompany: true }, signal);
    return answer ? readUpdates(answer, { id, slug }) : [];
  }

  return {
    find(key, signal) {
      const name = key.companyId === undefined ? `slug ${key.companySlug}` : `id ${key.companyId}`;
      return companies.getOrFetch(name, (shared) => withTopPriority(() => ask(key, shared)), signal);
    },
    async findUpdates({ id, facts }, signal) {
      return id === undefined
        ? []
        : updates.getOrFetch(id, (shared) => withTopPriority(() => askUpdates(id, facts.slug, shared)), signal);
    },
  };
}

/** What the company of the current position can be asked for by, when it is known. */
export function readEmployer({ person, company }: Partial<FactParts>): CompanyKey | undefined {
  const { companyId, companySlug } = (person && readCurrentPosition(person, company)) ?? {};
  if (companyId !== undefined) return { companyId };
  return companySlug === undefined ? undefined : { companySlug };
}

/** Positions name their company by number; its page has the slug that belongs to it. */
export function linkPositions(person: PersonFacts, { id, facts }: Company): PersonFacts {
  const experience = person.experience.map((position) =>
    position.companyId === id && position.companySlug === undefined && id !== undefined && facts.slug !== undefined
      ? { ...position, companySlug: facts.slug }
      : position,
  );
  return { ...person, experience };
}
