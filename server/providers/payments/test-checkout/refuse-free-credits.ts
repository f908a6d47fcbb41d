import type { ConfigProblem } from '../../../platform/config/config-error.ts';
import { findPublicAddress } from '../../../platform/config/public-address.ts';

/**
 * Finds what lets others sign in than the one person on this machine: Google, or an address that is not loopback. A worker has
 * no sign-in.
 * @param set the variables that have a value.
 * @returns undefined when nobody else can.
 */
export function findOpenDoor(set: {
  LEADLIGHT_ROLE?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  HOST?: string | undefined;
  PUBLIC_URL?: string | undefined;
}): { variable: string; found: string } | undefined {
  if (set.LEADLIGHT_ROLE === 'worker') return undefined;
  const google = set.GOOGLE_CLIENT_ID;
  return google ? { variable: 'GOOGLE_CLIENT_ID', found: google } : findPublicAddress(set);
}

/**
 * In the test checkout everybody "pays" without money. Where others can sign in they could take credits without end and spend
 * them on calls the operator pays for, so that has to be wanted in so many words.
 * @param set the variables that have a value.
 */
export function testCheckoutProblem(set: Record<string, string>): ConfigProblem | undefined {
  // Half of Razorpay is told by the groups.
  if (Object.keys(set).some((name) => name.startsWith('RAZORPAY_'))) return undefined;
  if (set.ALLOW_TEST_CHECKOUT === 'yes-credits-are-free') return undefined;
  const door = findOpenDoor(set);
  if (!door) return undefined;
  const expected =
    `the key of a payment provider, because others can sign in (${door.variable}=${door.found}): without one everybody ` +
    'takes credits for nothing in the test checkout (ALLOW_TEST_CHECKOUT=yes-credits-are-free accepts that)';
  return { variable: 'RAZORPAY_KEY_ID', found: undefined, expected };
}
