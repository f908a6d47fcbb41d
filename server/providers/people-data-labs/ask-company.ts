import { websiteHost } from '../../../shared/website-host.ts';
import { createCoalescingCache } from '../../platform/concurrency/coalescing-cache.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import type { CompanyFacts } from '../profile-facts.ts';
import { readCompanyPage } from './company-page.ts';
import { type CompanyResponse, companyResponse } from './schema.ts';

/** Colleagues are often asked for one after the other: their company is paid for once. */
const KEPT_MS = 10 * 60_000;
/** Of 10; below this it may well be another company. */
const MIN_LIKELIHOOD = 6;

export type CompanyToAsk = Pick<CompanyFacts, 'slug' | 'website' | 'name'>;

export interface CompanyLookup {
  /** @returns null when there is no such company, or the answer is about another one */
  ask(company: CompanyToAsk, signal: AbortSignal): Promise<CompanyResponse | null>;
}

/** Looks companies up by the surest thing known of them; what was found lately is not asked for again. */
export function createCompanyLookup(client: ProviderClient): CompanyLookup {
  const companies = createCoalescingCache<CompanyResponse | null>(KEPT_MS);
  return {
    async ask(company, signal) {
      const query = questionOf(company);
      const call = {
        kind: 'company',
        path: '/company/enrich',
        query: { ...query, min_likelihood: MIN_LIKELIHOOD, titlecase: 'true' },
        schema: companyResponse,
      };
      const fetchCompany = (shared: AbortSignal) => client.call(call, shared);
      const answer = await companies.getOrFetch(JSON.stringify(query), fetchCompany, signal);
      return answer !== null && isSameCompany(company, answer) ? answer : null;
    },
  };
}

function questionOf({ slug, website, name }: CompanyToAsk): Record<string, string> {
  if (slug !== undefined) return { profile: `linkedin.com/company/${encodeURIComponent(slug)}` };
  return website === undefined ? { name } : { website: websiteHost(website) ?? website };
}

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** One thing in common is enough: companies move to another website, or change their page's name. */
function isSameCompany(asked: CompanyToAsk, answer: CompanyResponse): boolean {
  const slug = answer.linkedin_slug?.toLowerCase() ?? readCompanyPage(answer.linkedin_url).slug;
  if (asked.slug !== undefined && asked.slug === slug) return true;
  const host = websiteHost(asked.website);
  if (host !== undefined && host === websiteHost(answer.website?.toLowerCase())) return true;
  return fold(asked.name) === fold(answer.name);
}
