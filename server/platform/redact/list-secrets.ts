import { isSecretName } from './redact-text.ts';

/** Shorter ones would blank ordinary words. */
const SHORTEST = 8;

/**
 * The secrets of a configuration: the values of fields that are named as such, lists of `secrets`, and passwords in addresses.
 * @param config any object of plain values
 */
export function listSecrets(config: object): string[] {
  const found = Object.entries(config).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'secrets' && Array.isArray(value)) return value.filter((secret) => typeof secret === 'string');
    if (typeof value === 'object' && value !== null) return listSecrets(value);
    if (typeof value !== 'string') return [];
    return isSecretName(name) ? [value] : passwordsIn(value);
  });
  return [...new Set(found)].filter((secret) => secret.length >= SHORTEST);
}

function passwordsIn(address: string): string[] {
  const password = address.includes('://') ? (URL.parse(address)?.password ?? '') : '';
  return [password, decodeURIComponent(password)];
}
