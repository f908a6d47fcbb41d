import { readAllowed } from './address-rules.ts';
import { checkTarget } from './check-target.ts';
import { FetchRefused } from './errors.ts';
import { requestOnce, type Takes } from './request-once.ts';
import { createResolver, type Resolve } from './resolve-name.ts';

export { FetchRefused } from './errors.ts';

export interface FetchedPage {
  /** Where it was found in the end. */
  url: URL;
  /** All of it, or of a longer page or list of lines as much as may be read, cut where something ends. */
  body: Buffer;
  /** The header as sent, with its charset if it names one. */
  contentType: string;
}

/**
 * Fetches one web page, or what else is said, on behalf of a user.
 * @param options.maxBytes bytes of the body, decompressed, when they are others than those of most pages
 * @param options.takes a page unless given; 'anything': a robots.txt comes as what its server takes it for
 * @throws FetchRefused, the same for everything
 */
export type SafeFetch = (
  url: string,
  options?: { signal?: AbortSignal; takes?: Takes; maxBytes?: number },
) => Promise<FetchedPage>;

export interface SafeFetchOptions {
  /** `ip:port` pairs that may be reached although they are not public. */
  allow: readonly string[];
  /** Milliseconds for everything: names, redirects, the whole body. */
  deadlineMs?: number;
  /** Bytes that are read of a page, decompressed; 1,500,000 unless given. */
  maxBytes?: number;
  /** How names become addresses; by the machine's name servers unless given. */
  resolve?: Resolve | undefined;
}

const MOST_REDIRECTS = 5;
const PAGE_BYTES = 1_500_000;

/**
 * Makes a fetch for addresses that users type: pages of public websites only, wherever redirects lead and whatever names
 * resolve to, within bounds of time and size. It sends no cookie and no credential, and goes through no proxy.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const { allow, deadlineMs = 10_000 } = options;
  const allowed = readAllowed(allow);
  // A hosts file names what lies in an inner network: of no use unless some of that is allowed.
  const resolve = options.resolve ?? createResolver({ hostsFile: allow.length > 0 ? '/etc/hosts' : undefined });
  return async (address, { signal, takes = 'page', maxBytes = options.maxBytes ?? PAGE_BYTES } = {}) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const ends = signal ? AbortSignal.any([deadline, signal]) : deadline;
    const rules = { allowed, resolve, maxBytes, takes, signal: ends };
    try {
      let url = parse(address);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        rules.signal.throwIfAborted();
        const answer = await requestOnce(checkTarget(url, allowed), rules);
        if ('body' in answer) return { url, ...answer };
        url = followRedirect(url, answer.location);
      }
      throw new FetchRefused('redirects');
    } catch (error) {
      throw error instanceof FetchRefused ? error : new FetchRefused('failed', error);
    }
  };
}

/**
 * The address a redirect leads to; it is checked like the first one before any request is made.
 * @throws FetchRefused when it would give up encryption
 */
export function followRedirect(from: URL, location: string): URL {
  const next = parse(location, from);
  if (from.protocol === 'https:' && next.protocol === 'http:') throw new FetchRefused('redirect to http');
  return next;
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new FetchRefused('address');
  return url;
}
