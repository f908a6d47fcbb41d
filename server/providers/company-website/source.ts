import { createCoalescingCache } from '../../platform/concurrency/coalescing-cache.ts';
import { FetchRefused } from '../../platform/safe-fetch/safe-fetch.ts';
import { type CompanyFacts, type FactField, noCompanyLists } from '../profile-facts.ts';
import type { ProfileSource, SourceAnswer } from '../profile-source.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { SourceError } from '../source-error.ts';
import type { SiteFacts } from './facts/extract-company-facts.ts';
import { extractFactsOfPages } from './pages/page-threads.ts';
import type { VisitedPage } from './pages/visited-page.ts';
import type { SiteAccess } from './site/open-reader.ts';
import { createPerHostQueue } from './site/per-host-queue.ts';
import { readSiteAddress } from './site/site-address.ts';
import { visitSite } from './site/visit-site.ts';

export interface CompanyWebsiteOptions extends SiteAccess {
  rateLimiter: RateLimiter;
  /** Milliseconds for all pages of one website, once it is its turn. */
  deadlineMs?: number;
  /** Milliseconds for which a website that was read is not read again. */
  keptMs?: number;
}

const GIVES = [
  'company.pages',
  'company.callToAction',
  'company.pricing',
  'company.products',
  'company.clients',
  'company.targetCustomers',
  'company.specialities',
  'company.description',
  'company.tagline',
  'company.foundedYear',
] as const satisfies readonly FactField[];

/** A website that was down is given another chance sooner than one that was read is read again. */
const FAILURE_KEPT_MS = 60_000;
/** It is the company's own word, and its website was named by somebody else; nobody has checked it. */
const CONFIDENCE = 0.8;

type Read = { facts: SiteFacts | null } | { failure: SourceError };

/**
 * The company's own website: what it says it sells, for how much, to whom. It needs the website's address from another source.
 * Colleagues who are asked for within minutes cost one visit; no host gets two requests at once.
 */
export function createCompanyWebsiteSource(options: CompanyWebsiteOptions): ProfileSource {
  const { rateLimiter, keptMs = 10 * 60_000 } = options;
  const memory = createCoalescingCache<Read>((read) => ('failure' in read ? FAILURE_KEPT_MS : keptMs));
  const queued = createPerHostQueue();
  const read = (address: URL, signal: AbortSignal) => {
    const visit = (shared: AbortSignal) =>
      queued(address.host, () => rateLimiter.run('site', () => readSite(options, address, shared), shared));
    return memory.getOrFetch(address.href, visit, signal);
  };
  return {
    id: 'company-website',
    label: 'Company website',
    fields: GIVES,
    prefers: ['company.website', 'company.name'],
    companyOnly: true,
    canAnswer: ({ known }) => known.company?.website !== undefined,
    async find({ known: { company }, wanted }, signal) {
      const address = company?.website ? readSiteAddress(company.website) : null;
      if (!company || !address) return NOTHING;
      const answer = await read(address, signal);
      if ('failure' in answer) return { ...NOTHING, unanswered: wanted, failure: answer.failure };
      return answer.facts ? toAnswer(company, answer.facts) : NOTHING;
    },
  };
}

const NOTHING: SourceAnswer = { parts: {}, confidence: 0 };

/** Never throws for a website that fails: that is no failure of the others', and must not pause the calls to them. */
async function readSite(options: CompanyWebsiteOptions, address: URL, signal: AbortSignal): Promise<Read> {
  const { deadlineMs = 10_000 } = options;
  const visit = await visitSite(options, address, signal, AbortSignal.timeout(deadlineMs));
  const read = 'failure' in visit ? visit : await extractFacts(visit.pages, address, signal);
  if (!('failure' in read)) return read;
  const message = `A company website did not answer (${read.failure}). It is asked again with the next request.`;
  return { failure: new SourceError('unavailable', message) };
}

async function extractFacts(
  pages: readonly VisitedPage[],
  address: URL,
  signal: AbortSignal,
): Promise<{ facts: SiteFacts | null } | { failure: string }> {
  if (pages.length === 0) return { facts: null };
  try {
    const facts = await extractFactsOfPages(pages, { key: address.host, signal });
    const saysSomething = Object.values(facts).some((value) => !Array.isArray(value) || value.length > 0);
    return { facts: saysSomething ? facts : null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchRefused) return { failure: error.reason };
    throw error;
  }
}

/** Under the name and address it is known by, so that it is seen to be the same company. */
function toAnswer({ name, slug, website }: CompanyFacts, facts: SiteFacts): SourceAnswer {
  const company = { ...noCompanyLists(), name, ...(slug && { slug }), website, ...facts };
  return { parts: { company }, confidence: CONFIDENCE, covers: GIVES };
}
