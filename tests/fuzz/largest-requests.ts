import { LIMITS } from '../../shared/catalogue.ts';
import { addressOf } from '../../shared/contract/operations.ts';
import type { FuzzRequest } from './fuzz-types.ts';

/** What the report calls them. */
const LARGEST = 'largest';

const PIECES = [' ', '"', '%25', '(', 'https://', '<', '\u200b', '/'];

/** Requests as large as a body may be, made of what once took the square of its length to read. */
export function largestRequests(round: number): FuzzRequest[] {
  const piece = PIECES[round % PIECES.length] ?? ' ';
  const long = piece.repeat(Math.floor(1_500 / Buffer.byteLength(JSON.stringify(piece))));
  const items = Array.from({ length: LIMITS.profilesPerRequest }, (_, n) => ({
    linkedin_url: `${long}www.linkedin.com/in/someone-${n}${long.slice(0, 100)}`,
  }));
  return [
    request(addressOf('startEnrichment'), items),
    request(addressOf('startEnrichment', { query: { skip_invalid: 'true' } }), items),
    request(addressOf('searchPeople'), { query: piece.repeat(10_000) }),
    request(shorten(addressOf('readJob', { params: { id: piece.repeat(15_000) } }))),
    request({ method: 'GET', address: `/${'e'.repeat(15_000)}` }),
  ];
}

type Address = ReturnType<typeof addressOf>;

/** Longer ones are refused by Node itself. */
const shorten = ({ method, address }: Address): Address => ({ method, address: address.slice(0, 15_010) });

function request({ method, address: path }: Address, content?: unknown): FuzzRequest {
  const headers: Record<string, string> = content ? { 'content-type': 'application/json' } : {};
  return { kind: 'api', operation: LARGEST, method, path, headers, body: JSON.stringify(content), signedIn: true };
}
