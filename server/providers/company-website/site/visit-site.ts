import { FetchRefused } from '../../../platform/safe-fetch/safe-fetch.ts';
import { isNoSite } from '../pages/no-site.ts';
import type { ReadPage, VisitedPage } from '../pages/visited-page.ts';
import { looksTemporary, openReader, type Reader, type SiteAccess } from './open-reader.ts';
import { isSameOwner } from './site-address.ts';
import { findEnglishPage, findPage, onSameSite, type Topic } from './site-links.ts';

/** What a visit brought: pages, the home page first, or none when there is no website of a company or it does not want to be read. */
export type Visit = { pages: VisitedPage[] } | { failure: string };

/** The further pages, in the order in which they are read. */
const TOPICS: readonly Topic[] = ['offer', 'pricing', 'customers', 'about'];

/**
 * Reads a company's website: its home page, in English where it has that, and the pages on what it offers, its prices, its
 * customers and itself that the home page leads to, one after the other, as far as its robots.txt allows.
 * @param limit ends the visit: what was read by then counts
 * @returns `failure` when it may well work later
 * @throws the signal's reason
 */
export async function visitSite(
  access: SiteAccess,
  address: URL,
  signal: AbortSignal,
  limit: AbortSignal,
): Promise<Visit> {
  const read = openReader(access, address.host, AbortSignal.any([signal, limit]));
  try {
    const front = await readFront(read, address);
    if (!front || !isSameOwner(address, front.url) || isNoSite(front.page, front.url)) return { pages: [] };
    const pages: VisitedPage[] = [{ topic: 'home', ...(await chooseHome(read, front)) }];
    const [home] = pages as [VisitedPage];
    for (const topic of TOPICS) {
      const url = limit.aborted ? null : findPage(home.page, home.url, topic);
      const found = await readOther(read, url, home.url);
      if (found && !pages.some((known) => known.url.href === found.url.href)) pages.push({ topic, ...found });
    }
    signal.throwIfAborted();
    return { pages };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchRefused)) throw error;
    return looksTemporary(error) ? { failure: error.reason } : { pages: [] };
  }
}

/** Sources often guess the scheme; many sites still have no https. */
async function readFront(read: Reader, address: URL): Promise<ReadPage | null> {
  try {
    return await read(address);
  } catch (error) {
    const mayBeInsecure = error instanceof FetchRefused && error.reason === 'failed' && !looksTemporary(error);
    if (!mayBeInsecure || address.protocol !== 'https:') throw error;
    return read(new URL(address.href.replace(/^https:/, 'http:')));
  }
}

/** A page that only sends on elsewhere is followed once; one in another language is left for the English one. */
async function chooseHome(read: Reader, front: ReadPage): Promise<ReadPage> {
  const { refresh } = front.page;
  const next = refresh === undefined ? null : onSameSite(refresh, front.page, front.url);
  const found = (await readOther(read, next, front.url)) ?? front;
  return (await readOther(read, findEnglishPage(found.page, found.url), found.url)) ?? found;
}

/** A further page of the same site, if it can be had. */
async function readOther(read: Reader, url: URL | null, home: URL): Promise<ReadPage | null> {
  if (!url) return null;
  const found = await read(url).catch((error: unknown) => {
    if (error instanceof FetchRefused) return null;
    throw error;
  });
  return found && isSameOwner(home, found.url) && !isNoSite(found.page, found.url) ? found : null;
}
