import { FetchRefused, type SafeFetch } from '../../../platform/safe-fetch/safe-fetch.ts';
import { type ReadFetchedPage, readFetchedPage } from '../pages/page-threads.ts';
import type { ReadPage } from '../pages/visited-page.ts';
import { NO_ROBOTS, type Robots, readRobots } from './robots.ts';

/** Reads one page. @returns null when the site's robots.txt does not want that @throws FetchRefused */
export type Reader = (url: URL) => Promise<ReadPage | null>;

/** How websites are read. */
export interface SiteAccess {
  fetch: SafeFetch;
  /** In threads unless given. */
  readPage?: ReadFetchedPage;
}

/**
 * Makes what reads the pages of one visit, and looks at each site's robots.txt once before.
 * @param key none of one takes all threads
 */
export function openReader(
  { fetch, readPage = readFetchedPage }: SiteAccess,
  key: string,
  signal: AbortSignal,
): Reader {
  const asked = new Map<string, Promise<Robots>>();
  const allows = async (url: URL) => {
    const robots = asked.get(url.origin) ?? askRobots(fetch, url.origin, signal);
    asked.set(url.origin, robots);
    return (await robots).allows(url);
  };
  return async (url) => {
    if (!(await allows(url))) return null;
    const found = await fetch(url.href, { signal });
    if (found.url.href !== url.href && !(await allows(found.url))) return null;
    return { page: await readPage(found, { key, signal }), url: found.url };
  };
}

/** A site without one forbids nothing; one that cannot answer now is not read now. */
async function askRobots(fetch: SafeFetch, origin: string, signal: AbortSignal): Promise<Robots> {
  try {
    const { body } = await fetch(`${origin}/robots.txt`, { signal, takes: 'anything' });
    return readRobots(new TextDecoder().decode(body));
  } catch (error) {
    if (!(error instanceof FetchRefused) || looksTemporary(error)) throw error;
    return NO_ROBOTS;
  }
}

const TEMPORARY = new Set(['TimeoutError', 'AbortError', 'ThreadOverrun']);
const PASSING = /^(?:ETIMEDOUT|ECONNRESET|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Whether the same request may well work later: no answer in time, cut off, too long to read, or an error of the server's own. */
export function looksTemporary({ reason, cause }: FetchRefused): boolean {
  if (/^status (?:408|429|5\d\d)$/.test(reason)) return true;
  const { name, code } = (cause ?? {}) as { name?: string; code?: string };
  return TEMPORARY.has(name ?? '') || PASSING.test(code ?? '');
}
