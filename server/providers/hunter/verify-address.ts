import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderClient } from '../client/provider-client.ts';
import { SourceError } from '../source-error.ts';
import type { FoundAddress } from './find-address.ts';
import { verifierResponse } from './schema.ts';

const DAY_MS = 86_400_000;
/** People leave: an older verification is made anew. */
const FRESH_DAYS = 90;
/** Milliseconds between looks at a verification that takes its time; they count as one. */
const POLL_MS = [1_000, 2_000, 4_000, 8_000];
/** Not to be shown as sure, however sure the finder is. */
const MOST_UNVERIFIED = 0.7;

/** Why an address is not verified, by what Hunter says of it. */
const WHY_NOT: Record<string, string> = {
  accept_all: 'the mail server accepts mail to any name, so it does not tell whether this address exists.',
  unknown: 'the mail server does not tell whether this address exists.',
  webmail: 'it is an address of a public mail service, which does not tell whether it exists.',
  'in progress': 'Hunter had not finished looking at it.',
  'no clear answer': 'the mail server gave Hunter no clear answer.',
  failed: 'Hunter could not look at it at this time.',
};

/** What can be said of an address. */
export interface AddressVerification {
  /** 0 to 1. */
  confidence: number;
  /** 'Verified by Hunter on 2026-06-14', or 'Not verified: …' and why. */
  note: string;
}

/**
 * Judges an address that was found, and has it verified when that was never done, or long ago.
 * @returns null when the address is of no use: it does not exist, or is a throw-away one
 * @throws PersonOptedOut
 */
export async function verifyAddress(
  client: ProviderClient,
  { email, score, verification }: FoundAddress,
  { signal, pollMs = POLL_MS }: { signal: AbortSignal; pollMs?: readonly number[] | undefined },
): Promise<AddressVerification | null> {
  const { date, status } = verification ?? {};
  const isFresh = date !== undefined && status !== undefined && Date.now() - Date.parse(date) < FRESH_DAYS * DAY_MS;
  const judged = isFresh ? status : await askVerifier(client, email, pollMs, signal);
  if (judged === 'invalid' || judged === 'disposable') return null;
  const confidence = Math.min((score ?? 50) / 100, 1);
  if (judged === 'valid') {
    const on = isFresh ? date : new Date().toISOString();
    return { confidence, note: `Verified by Hunter on ${on.slice(0, 10)}` };
  }
  const why = WHY_NOT[judged] ?? WHY_NOT.unknown;
  return { confidence: Math.min(confidence, MOST_UNVERIFIED), note: `Not verified: ${why}` };
}

/** The verifier's word for the address; its troubles are no reason to keep an address back. */
async function askVerifier(
  client: ProviderClient,
  email: string,
  pollMs: readonly number[],
  signal: AbortSignal,
): Promise<string> {
  const call = {
    kind: 'verifier',
    path: '/email-verifier',
    query: { email },
    schema: verifierResponse,
    withStatus: true,
  };
  try {
    for (const pause of pollMs) {
      const status = await client.call(call, signal);
      if (status !== 'in progress') return status ?? 'invalid';
      await wait(pause, undefined, { signal });
    }
    return (await client.call(call, signal)) ?? 'invalid';
  } catch (error) {
    if (error instanceof SourceError) return 'failed';
    throw error;
  }
}
