import { LIMITS } from '../../shared/catalogue.ts';
import { addressOf } from '../../shared/contract/operations.ts';
import type { FuzzRequest } from './fuzz-types.ts';

const PIECES = [' ', '"', '%25', '(', 'https://', '<', '\u200b', '/'];

/** Requests as large as a body may be, made of what once took the square of its length to read. */
export function largestRequests(round: number): FuzzRequest[] {
  const piece = PIECES[round % PIECES.length] ?? ' ';
  const long = piece.repeat(Math.floor(1_500 / Buffer.byteLength(JSON.stringify(piece))));
  const items = Array.from({ length: LIMITS.profilesPerRequest }, (_, n) => ({
    linkedin_url: `${long}www.linkedin.com/in/someone-${n}${long.slice(0, 100)}`,
  }));
  return [
    request('list', addressOf('startEnrichment'), items),
    request('list, wrong ones left out', addressOf('startEnrichment', { query: { skip_invalid: 'true' } }), items),
    request('query', addressOf('searchPeople'), { query: piece.repeat(10_000) }),
    request('id', shorten(addressOf('readJob', { params: { id: piece.repeat(15_000) } }))),
    request('path', { method: 'GET', address: `/${'e'.repeat(15_000)}` }),
  ];
}

type Address = ReturnType<typeof addressOf>;

/** Longer ones are refused by Node itself. */
const shorten = ({ method, address }: Address): Address => ({ method, address: address.slice(0, 15_010) });

/** @param what the report calls it */
function request(what: string, { method, address: path }: Address, content?: unknown): FuzzRequest {
  const headers: Record<string, string> = content ? { 'content-type': 'application/json' } : {};
  return {
    kind: 'api',
    operation: `largest ${what}`,
    method,
    path,
    headers,
    body: JSON.stringify(content),
    signedIn: true,
  };
}
