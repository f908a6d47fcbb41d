import type { LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** Address and port pairs that may be reached although they are not public, each as `address port` in normal form. */
export type Allowed = ReadonlySet<string>;

/** @param pairs as in SAFE_FETCH_ALLOW: `10.0.0.5:8080`, `[::1]:3000` */
export function readAllowed(pairs: readonly string[]): Allowed {
  return new Set(
    pairs.flatMap((pair) => {
      const [, six, four, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(pair) ?? [];
      const address = six ?? four ?? '';
      return ipaddr.isValid(address) ? [pairOf(address, Number(port))] : [];
    }),
  );
}

/** Whether the operator allowed this very address and port. */
export function isAllowed(address: string, port: number, allowed: Allowed): boolean {
  return ipaddr.isValid(address) && allowed.has(pairOf(address, port));
}

/** All that IANA hands out to hosts of the public IPv6 internet; outside lie ::/96 (IPv4-compatible), 100:0:0:1::/64 and more. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Azure's own services answer its machines under this address, which is no private one. */
const AZURE_HOST = '168.63.129.16';

/** Whether an address lies in the public internet: nothing private, local, reserved, tunnelled, translated or of a cloud's own. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps ::ffff:10.0.0.1, so that it is judged as the IPv4 address it stands for.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_HOST) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/**
 * What of a name's addresses may be connected to: those the operator allowed when there are any, else all of them when all are
 * public. A name with one private address among public ones is not a website.
 * @param needsAllowance the name itself is one of an inner network, so that public addresses do not count
 */
export function reachable(
  addresses: readonly LookupAddress[],
  port: number,
  allowed: Allowed,
  needsAllowance: boolean,
): LookupAddress[] {
  const named = addresses.filter(({ address }) => isAllowed(address, port, allowed));
  if (named.length > 0 || needsAllowance) return named;
  return addresses.every(({ address }) => isPublic(address)) ? [...addresses] : [];
}

function pairOf(address: string, port: number): string {
  return `${ipaddr.process(address).toNormalizedString()} ${port}`;
}
