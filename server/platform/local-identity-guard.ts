import { isIP } from 'node:net';
import type { ConfigProblem } from './config-error.ts';

/** True for a host name or address that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
}

/**
 * The local identity provider signs in anybody as anybody, so it serves this machine alone unless told otherwise.
 * @param set the variables that have a value.
 */
export function localIdentityProblem(set: Record<string, string>): ConfigProblem | undefined {
  if (set.GOOGLE_CLIENT_ID || set.ALLOW_LOCAL_IDENTITY === 'yes-anyone-can-sign-in') return undefined;
  const expected = (what: string) =>
    `${what} while GOOGLE_CLIENT_ID is unset: without Google anyone can sign in as anyone ` +
    '(ALLOW_LOCAL_IDENTITY=yes-anyone-can-sign-in accepts that)';
  if (set.HOST && !isLoopbackHost(set.HOST)) {
    return { variable: 'HOST', found: set.HOST, expected: expected('a loopback address such as 127.0.0.1') };
  }
  const publicHost = set.PUBLIC_URL && URL.parse(set.PUBLIC_URL)?.hostname;
  if (publicHost && !isLoopbackHost(publicHost)) {
    return { variable: 'PUBLIC_URL', found: set.PUBLIC_URL, expected: expected('an address on localhost') };
  }
  return undefined;
}
