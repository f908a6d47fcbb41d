import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

it.each<[string, string | undefined, string]>([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['the same, mapped', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address: its line', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another of the same line', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['one with a zone', 'fe80::1%eth0', 'fe80::/64'],
  ['no address', 'x'.repeat(200), 'x'.repeat(64)],
  ['none any more: its client has left', undefined, 'gone'],
])('%s', (_, address, key) => {
  expect(addressKey(address)).toBe(key);
});
