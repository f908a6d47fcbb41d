import ipaddr from 'ipaddr.js';

/**
 * Who an address counts as: an IPv4 address by itself, an IPv6 address by the network of 64 bits that one line is given.
 * @param address as the socket or a proxy says it; text that is no address counts as itself. A socket whose client has left does not
 * say it any more, whatever its type says: all of these count as one
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const bare = address.replace(/%.*$/s, '');
  if (!ipaddr.isValid(bare)) return bare.slice(0, 64);
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts;
  return `${new ipaddr.IPv6([a ?? 0, b ?? 0, c ?? 0, d ?? 0, 0, 0, 0, 0]).toString()}/64`;
}
