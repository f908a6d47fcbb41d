import type { ConfigProblem } from '../../../platform/config/config-error.ts';
import { findPublicAddress } from '../../../platform/config/public-address.ts';

/**
 * The local identity provider signs in anybody as anybody, so it serves this machine only, unless that is allowed by name.
 * @param set the variables that have a value.
 */
export function localIdentityProblem(set: Record<string, string>): ConfigProblem | undefined {
  if (set.GOOGLE_CLIENT_ID || set.ALLOW_LOCAL_IDENTITY === 'yes-anyone-can-sign-in') return undefined;
  const address = findPublicAddress(set);
  if (!address) return undefined;
  const what = address.variable === 'HOST' ? 'a loopback address such as 127.0.0.1' : 'an address on localhost';
  const expected =
    `${what} while GOOGLE_CLIENT_ID is unset: without Google anyone can sign in as anyone ` +
    '(ALLOW_LOCAL_IDENTITY=yes-anyone-can-sign-in accepts that)';
  return { ...address, expected };
}
