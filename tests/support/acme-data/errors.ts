import type { SourceErrorKind } from '../../../server/providers/source-error.ts';

/**
 * What a response other than 2xx means.
 * @returns null when it knows no such profile
 */
export function parseError(status: number): { kind: SourceErrorKind; message: string } | null {
  if (status === 404) return null;
  if (status === 401) return { kind: 'credentials', message: 'Acme Data does not accept the key. Check ACME_API_KEY.' };
  return { kind: status < 500 ? 'refused' : 'unavailable', message: `Acme Data answered ${status}.` };
}
