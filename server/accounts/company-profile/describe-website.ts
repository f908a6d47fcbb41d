import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/log.ts';
import { FetchRefused, type SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import { threadFile } from '../../platform/threads/thread-pool.ts';
import {
  type ReadFetchedPage,
  readFetchedPage,
  workOnPages,
} from '../../providers/company-website/pages/page-threads.ts';
import type { Page } from '../../providers/company-website/pages/read-page.ts';
import { findAboutPage, findEnglishPage, onSameSite } from '../../providers/company-website/site/site-links.ts';
import type { LanguageModel } from '../../providers/language-model/language-model.ts';

import { readWebsiteAddress } from './read-website-address.ts';
import { describeWithModel } from './website/describe-with-model.ts';

/** For all pages and the model together: the user is waiting. */
const DEADLINE_MS = 12_000;
/** For the first try of a scheme nobody typed, so that time is left for the other. */
const GUESS_MS = 6_000;

const DESCRIBE = threadFile<typeof import('./website/describe-task.ts')>(
  new URL('./website/describe-task.ts', import.meta.url),
);

interface Fetched {
  page: Page;
  url: URL;
}

export interface WebsiteReader {
  fetch: SafeFetch;
  /** Waits until something may be read for a user; answers what to call when it is done. Throws DomainError rate_limited. */
  enter(userId: string, signal: AbortSignal): Promise<() => void>;
  log: Pick<Logger, 'info'>;
  /** Writes the description, when one is configured; the rules do it otherwise, and when it fails. */
  model?: LanguageModel;
  /** How pages are read; in threads unless given. */
  readPage?: ReadFetchedPage;
}

/**
 * Reads a company's website, its front page and the page about the company, and writes a first description from it.
 * @param typed the address as the user typed it
 * @param leaving aborts it: the caller no longer waits for the answer
 * @returns the address that answered, and a description of at most 1,200 characters
 * @throws DomainError validation_failed when it is no address; website_unreachable, the same whether it was refused, did not
 *   answer or says nothing about a company; rate_limited
 */
export async function describeWebsite(
  { fetch, enter, log, model, readPage = readFetchedPage }: WebsiteReader,
  userId: string,
  typed: string,
  leaving: AbortSignal,
): Promise<{ website: string; description: string }> {
  const website = requireWebsiteAddress(typed);
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(DEADLINE_MS)]);
  const leave = await enter(userId, signal);
  try {
    const read = async (address: string, limit = signal): Promise<Fetched> => {
      const found = await fetch(address, { signal: limit });
      return { page: await readPage(found, { key: userId, signal: limit }), url: found.url };
    };
    const front = await readFrontPage(read, website, typed, signal);
    const home = await readOther(read, findEnglishPage(front.page, front.url), front);
    const about = await readOther(read, findAboutPage(home.page, home.url), undefined);
    const pages = { home: home.page, href: home.url.href, ...(about && { about: about.page }) };
    const { byRules, lines } = await workOnPages(DESCRIBE, pages, { key: userId, signal });
    if (byRules === null) throw new FetchRefused('nothing said');
    const byModel = model
      ? await describeWithModel(model, lines, home.url, signal).catch((cause: unknown) => {
          log.info({ err: cause }, 'website described by rules: the model failed');
          return null;
        })
      : null;
    return { website: front.website, description: byModel ?? byRules };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    log.info({ reason: error.reason, err: error.cause }, 'website not read');
    throw new DomainError('website_unreachable', { cause: error });
  } finally {
    leave();
  }
}

/** @throws DomainError validation_failed when the text is no address of a website */
export function requireWebsiteAddress(typed: string): string {
  const website = readWebsiteAddress(typed);
  if (website !== null) return website;
  const message = 'Please enter a website address such as https://example.com';
  throw new DomainError('validation_failed', { text: message, issues: [{ path: 'website', message }] });
}

type Read = (address: string, limit?: AbortSignal) => Promise<Fetched>;

/** Many sites still have no https; an address without a scheme may mean either. A page that only sends on elsewhere is followed once. */
async function readFrontPage(
  read: Read,
  website: string,
  typed: string,
  signal: AbortSignal,
): Promise<Fetched & { website: string }> {
  const insecure = /^[a-z]+:\/\//i.test(typed.trim()) ? undefined : website.replace(/^https:/, 'http:');
  let found = website;
  let front: Fetched;
  try {
    front = await read(website, insecure ? AbortSignal.any([signal, AbortSignal.timeout(GUESS_MS)]) : signal);
  } catch (error) {
    if (!insecure || !(error instanceof FetchRefused)) throw error;
    front = await read(insecure);
    found = insecure;
  }
  const { refresh } = front.page;
  const next = refresh === undefined ? null : onSameSite(refresh, front.page, front.url);
  return { ...(await readOther(read, next, front)), website: found };
}

/** A further page, or what there is without it. */
async function readOther<Without>(read: Read, url: URL | null, without: Without): Promise<Fetched | Without> {
  if (!url) return without;
  return read(url.href).catch((error) => {
    if (error instanceof FetchRefused) return without;
    throw error;
  });
}
