import type { Endpoint } from '../../../shared/contract/endpoint.ts';

/** Who may call an operation, and what is special about it, in sentences. */
export function explainOperation({ access, scopes, recentSignIn, idempotent, etag }: Endpoint): string {
  const sentences = [whoMayCall(access, scopes)];
  if (recentSignIn) {
    sentences.push('Who signed in too long ago for this signs in again first (`reauthentication_required`).');
  }
  if (idempotent) {
    sentences.push(
      'With an `Idempotency-Key` the same call can be sent again: it answers as the first and does nothing twice.',
    );
  }
  if (etag) sentences.push('Its `ETag`, sent as `If-None-Match`, is answered 304 while nothing has changed.');
  return sentences.join(' ');
}

function whoMayCall(access: Endpoint['access'], scopes: Endpoint['scopes']): string {
  if (access === 'public') return 'Needs neither a session nor an API key.';
  if (access === 'admin') return 'For operators, with a session; to everybody else it is not there (404).';
  if (!scopes) return 'With a session; no API key may call it.';
  return `With a session, or an API key that may ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
}
