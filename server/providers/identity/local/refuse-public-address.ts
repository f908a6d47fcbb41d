import type { ConfigProblem } from '../../../platform/config/config-error.ts';
import { findPublicAddress } from '../../../platform/config/public-address.ts';

/**
 * The local identity provider signs in anybody as anybody, so it serves this machine only, unless that is allowed by name. There are
 * no operators then: their addresses could be typed by anybody.
 * @param set the variables that have a value.
 */
export function localIdentityProblem(set: Record<string, string>): ConfigProblem | undefined {
  const address = findPublicAddress(set);
  if (set.GOOGLE_CLIENT_ID || !address) return undefined;
  if (set.ALLOW_LOCAL_IDENTITY === 'yes-anyone-can-sign-in') {
    if (!set.ADMIN_EMAILS) return undefined;
    const expected = 'nothing while anyone can sign in as anyone, as an operator too: set GOOGLE_CLIENT_ID';
    return { variable: 'ADMIN_EMAILS', found: set.ADMIN_EMAILS, expected };
  }
  const what = address.variable === 'HOST' ? 'a loopback address such as 127.0.0.1' : 'an address on localhost';
  const expected =
    `${what} while GOOGLE_CLIENT_ID is unset: without Google anyone can sign in as anyone ` +
    '(ALLOW_LOCAL_IDENTITY=yes-anyone-can-sign-in accepts that)';
  return { ...address, expected };
}
