import { isIP } from 'node:net';

/** True for a host name or address that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
}

/**
 * Finds the variable that makes Leadlight reachable for others than this machine.
 * @param set the variables that have a value.
 * @returns undefined when it serves loopback hosts only.
 */
export function findPublicAddress(set: {
  HOST?: string | undefined;
  PUBLIC_URL?: string | undefined;
}): { variable: 'HOST' | 'PUBLIC_URL'; found: string } | undefined {
  if (set.HOST && !isLoopbackHost(set.HOST)) return { variable: 'HOST', found: set.HOST };
  const host = set.PUBLIC_URL && URL.parse(set.PUBLIC_URL)?.hostname;
  return set.PUBLIC_URL && host && !isLoopbackHost(host)
    ? { variable: 'PUBLIC_URL', found: set.PUBLIC_URL }
    : undefined;
}
