import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost } from '../../platform/config/public-address.ts';
import type { Config } from '../../services/config.ts';

/** Where we are reached. */
type OwnAddress = Pick<Config['http'], 'host' | 'publicUrl'>;

/**
 * True unless the call comes from a page of another site. Calls without an Origin come from scripts and from our own page's reads.
 * Our own page is the one at PUBLIC_URL or at the very host the request names, so that localhost and 127.0.0.1 both work.
 * @param headers `origin` and `host` are looked at
 */
export function isOwnOrigin(http: OwnAddress, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === http.publicUrl) return true;
  const from = URL.parse(origin);
  if (!from || !host || from.host !== host.toLowerCase()) return false;
  // A name of a foreign site can be made to point at this machine; a server for this machine alone knows no such names.
  return !servesLoopbackOnly(http) || isLoopbackHost(from.hostname);
}

function servesLoopbackOnly(http: OwnAddress): boolean {
  return isLoopbackHost(http.host) && isLoopbackHost(new URL(http.publicUrl).hostname);
}

const READS = new Set(['GET', 'HEAD']);

/** True for calls that change something or act for a signed-in user: those a page of another site must not make. */
export function needsOwnOrigin(method: string, headers: IncomingHttpHeaders): boolean {
  return !READS.has(method) || headers.authorization !== undefined || headers.cookie !== undefined;
}
