import { promises as dns, type LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { createCoalescingCache } from '../concurrency/coalescing-cache.ts';
import { findInHosts } from './hosts-file.ts';

/**
 * Resolves a name to all its addresses.
 * @param signal gives the question up
 * @throws an error whose `code` is ENOTFOUND when the name has no address, EAI_AGAIN when nobody could say; what `signal` says
 */
export type Resolve = (host: string, signal: AbortSignal) => Promise<LookupAddress[]>;

export interface ResolverOptions {
  /** `ip:port` of the name servers; the machine's own unless given. */
  servers?: readonly string[];
  /** A file of names that goes before the name servers, as in `/etc/hosts`; none unless given. */
  hostsFile?: string | undefined;
  /** Milliseconds for one name, both address families and all tries. */
  deadlineMs?: number;
}

/** Milliseconds until a name server is asked again; twice as many until the last try is given up. */
const TRY_MS = 1_000;
const TRIES = 2;
/** How long answers are kept, in milliseconds: found ones as long as their records say, up to a bound. */
const KEPT = { found: 300_000, nowhere: 60_000, unsaid: 10_000 };

type Looked = { addresses: LookupAddress[]; keptMs: number } | { code: 'ENOTFOUND' | 'EAI_AGAIN'; keptMs: number };

/**
 * Makes a resolver that asks name servers over sockets. `dns.lookup` would hold one of the few threads that all names of the process
 * are looked up in: names of a silent server, asked for by one user, would keep everybody's sign-in and payments waiting.
 * Who asks for a name while another does shares the question, and answers are kept for a while.
 */
export function createResolver(options: ResolverOptions = {}): Resolve {
  const cache = createCoalescingCache<Looked>(({ keptMs }) => keptMs);
  return async (host, signal) => {
    if (host === 'localhost' || host.endsWith('.localhost')) return addresses(['127.0.0.1', '::1']);
    const pinned = options.hostsFile === undefined ? [] : findInHosts(await readHosts(options.hostsFile), host);
    if (pinned.length > 0) return addresses(pinned);
    const looked = await cache.getOrFetch(host, (shared) => askServers(host, options, shared), signal);
    if ('addresses' in looked) return looked.addresses;
    throw Object.assign(new Error(`${host} was not resolved`), { code: looked.code });
  };
}

async function askServers(host: string, options: ResolverOptions, signal: AbortSignal): Promise<Looked> {
  const { servers, deadlineMs = 4_000 } = options;
  // One for each name, so that giving up one gives up no other; it reads the machine's settings as they are now.
  const resolver = new dns.Resolver({ timeout: TRY_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  const cancel = () => resolver.cancel();
  ends.addEventListener('abort', cancel, { once: true });
  const asked = await Promise.allSettled([
    resolver.resolve4(host, { ttl: true }),
    resolver.resolve6(host, { ttl: true }),
  ]).finally(() => ends.removeEventListener('abort', cancel));
  signal.throwIfAborted();
  const found = asked.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  if (found.length > 0) {
    const seconds = Math.min(...found.map(({ ttl }) => ttl));
    return {
      addresses: addresses(found.map(({ address }) => address)),
      keptMs: Math.min(seconds * 1_000, KEPT.found),
    };
  }
  const isNowhere = asked.every((family) => family.status === 'fulfilled' || NOWHERE.has(family.reason?.code));
  return isNowhere ? { code: 'ENOTFOUND', keptMs: KEPT.nowhere } : { code: 'EAI_AGAIN', keptMs: KEPT.unsaid };
}

/** What a name server says of a name that has no address, or that can be none. */
const NOWHERE = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

async function readHosts(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

function addresses(of: readonly string[]): LookupAddress[] {
  return of.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
}
