import { LIMITS } from '../../shared/catalogue.ts';
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
    request('POST', '/api/enrich', JSON.stringify(items)),
    request('POST', '/api/enrich?skip_invalid=true', JSON.stringify(items)),
    request('POST', '/api/linkedin/search-intent', JSON.stringify({ query: piece.repeat(10_000) })),
    request('GET', `/api/jobs/${encodeURIComponent(piece.repeat(15_000)).slice(0, 15_000)}`),
    request('GET', `/${'e'.repeat(15_000)}`),
  ];
}

function request(method: string, path: string, body?: string): FuzzRequest {
  const operation = `${method} ${path.slice(0, 60)} (largest)`;
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  return { kind: 'api', operation, method, path, headers, body, signedIn: true };
}
