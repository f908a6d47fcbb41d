import { describe, expect, it } from 'vitest';
import { isPublic, reachable, readAllowed } from './address-rules.ts';
import { checkTarget } from './check-target.ts';
import { followRedirect } from './safe-fetch.ts';

const NONE = readAllowed([]);
const refusal = expect.objectContaining({ message: 'The page could not be fetched' });

describe('addresses of the public internet', () => {
  it.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700:4700::1111', '93.184.215.14'])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback elsewhere in its block', '127.9.9.9'],
    ['this host', '0.0.0.0'],
    ['private, 10/8', '10.1.2.3'],
    ['private, 172.16/12', '172.31.255.255'],
    ['private, 192.168/16', '192.168.0.1'],
    ['shared by a provider', '100.64.0.1'],
    ['where clouds hand out credentials', '169.254.169.254'],
    ['IETF protocols', '192.0.0.8'],
    ['documentation', '192.0.2.1'],
    ['benchmarking', '198.18.0.1'],
    ['documentation', '203.0.113.5'],
    ['reserved', '240.0.0.1'],
    ['the old 6to4 relay', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private', '::ffff:a00:1'],
    ['compatible loopback', '::127.0.0.1'],
    ['compatible loopback in hexadecimal', '::7f00:1'],
    ['compatible private', '::a00:5'],
    ['compatible public', '::808:808'],
    ['translated public', '64:ff9b::808:808'],
    ['translated by SIIT', '::ffff:0:a00:1'],
    ['discard, second block', '100:0:0:1::1'],
    ['not handed out', '4000::1'],
    ['not handed out', '1::1'],
    ['relay of 6to4', '2002:a00:1::1'],
    ['ORCHID', '2001:20::1'],
    ['benchmarking', '2001:2::1'],
    ["AWS' metadata server", 'fd00:ec2::254'],
    ["Alibaba's metadata server", '100.100.100.200'],
    ["Oracle's metadata server", '192.0.0.192'],
    ["Azure's own services", '168.63.129.16'],
    ["Azure's own services, mapped", '::ffff:168.63.129.16'],
    ['translated loopback', '64:ff9b::7f00:1'],
    ['translated locally', '64:ff9b:1::1'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['unique local', 'fd00:ec2::254'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['discard', '100::1'],
    ['segment routing', '5f00::1'],
    ['documentation', '3fff::1'],
    ['no address', 'example.com'],
  ])('not %s: %s', (_, address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('what an address says', () => {
  it.each([
    'http://example.com',
    'https://example.com/about?x=1',
    'http://example.com:443',
    'https://93.184.215.14',
    'https://[2606:4700:4700::1111]/',
    'https://metadata.io',
    'https://metadata.example.com',
    'https://instance-data.eu.example.com',
  ])('%s may be asked', (address) => {
    expect(checkTarget(new URL(address), NONE).isInner).toBe(false);
  });

  it.each([
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ftp://example.com'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a user name', 'http://admin@example.com'],
    ['a password', 'http://:secret@example.com'],
    ['an unusual port', 'http://example.com:8080'],
    ['a port of another service', 'http://example.com:22'],
    ['localhost', 'http://localhost'],
    ['localhost with a final dot', 'http://localhost.'],
    ['localhost in capitals', 'http://LOCALHOST'],
    ['below localhost', 'http://a.localhost'],
    ['a name without a dot', 'http://router'],
    ['a printer', 'http://printer.local'],
    ['an inner name', 'http://vault.internal'],
    ['the metadata server', 'http://metadata.google.internal'],
    ['the metadata server with a final dot', 'http://metadata.google.internal.'],
    ['the metadata server under its other name', 'http://metadata.goog'],
    ['the metadata name of another cloud', 'http://instance-data.ec2.internal'],
    ['the metadata server of Tencent', 'http://metadata.tencentyun.com'],
    ['compatible loopback', 'http://[::7f00:1]/'],
    ['compatible metadata server', 'http://[::169.254.169.254]/'],
    ['translated loopback', 'http://[64:ff9b::7f00:1]/'],
    ['the metadata server over IPv6', 'http://[fd00:ec2::254]/latest/meta-data/'],
    ['loopback', 'http://127.0.0.1'],
    ['loopback as one number', 'http://2130706433'],
    ['loopback in hexadecimal', 'http://0x7f.1'],
    ['loopback in octal', 'http://017700000001'],
    ['loopback shortened', 'http://127.1'],
    ['loopback in full-width digits', 'http://１２７.0.0.1'],
    ['loopback with a final dot', 'http://127.0.0.1.'],
    ['IPv6 loopback', 'http://[::1]'],
    ['mapped loopback', 'http://[::ffff:7f00:1]'],
    ['mapped metadata server', 'http://[::ffff:169.254.169.254]'],
    ['the metadata server', 'http://169.254.169.254/latest/meta-data/'],
    ['a private address on https', 'https://10.0.0.1'],
  ])('%s is refused: %s', (_, address) => {
    expect(() => checkTarget(new URL(address), NONE)).toThrow(refusal);
  });
});

describe('what the operator allows', () => {
  const allowed = readAllowed(['127.0.0.1:4000', '[fd00::5]:443']);

  it.each(['http://127.0.0.1:4000', 'http://2130706433:4000', 'http://[::ffff:127.0.0.1]:4000', 'https://[fd00:0::5]'])(
    '%s is that address and port, however written',
    (address) => {
      expect(checkTarget(new URL(address), allowed)).toMatchObject({ isInner: true });
    },
  );

  it.each([
    ['another port', 'http://127.0.0.1:4001'],
    ['the usual port of the same address', 'http://127.0.0.1'],
    ['another address', 'http://127.0.0.2:4000'],
    ['the metadata server all the same', 'http://metadata.google.internal:4000'],
  ])('not %s', (_, address) => {
    expect(() => checkTarget(new URL(address), allowed)).toThrow(refusal);
  });

  it('lets inner names and the port through only to be held against their addresses', () => {
    for (const address of ['http://localhost:4000', 'http://wiki.internal:4000', 'http://example.com:4000']) {
      expect(checkTarget(new URL(address), allowed).isInner).toBe(true);
    }
  });
});

describe('addresses a name resolves to', () => {
  const allowed = readAllowed(['10.0.0.5:80']);
  const at = (...addresses: string[]) =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['all public', ['8.8.8.8', '2606:4700:4700::1111'], 80, false, ['8.8.8.8', '2606:4700:4700::1111']],
    ['one private among them', ['8.8.8.8', '10.0.0.1'], 80, false, []],
    ['private', ['192.168.1.1'], 80, false, []],
    ['mapped private', ['::ffff:192.168.1.1'], 80, false, []],
    ['none', [], 80, true, []],
    ['the allowed one', ['10.0.0.5'], 80, false, ['10.0.0.5']],
    ['the allowed one beside another: that one alone', ['::1', '10.0.0.5'], 80, true, ['10.0.0.5']],
    ['the allowed one on another port', ['10.0.0.5'], 443, false, []],
    ['an inner name with a public address', ['8.8.8.8'], 80, true, []],
  ] as const)('%s', (_, addresses, port, isInner, expected) => {
    const found = reachable(at(...addresses), port, allowed, isInner);
    expect(found.map(({ address }) => address)).toEqual(expected);
  });
});

describe('redirects', () => {
  it.each([
    ['http://example.com/a', '/b', 'http://example.com/b'],
    ['http://example.com', 'https://example.com', 'https://example.com/'],
    ['https://example.com/a/', 'b', 'https://example.com/a/b'],
    ['https://example.com', '//other.example', 'https://other.example/'],
  ])('from %s to %s', (from, to, expected) => {
    expect(followRedirect(new URL(from), to).href).toBe(expected);
  });

  it('never lead from https to http', () => {
    expect(() => followRedirect(new URL('https://example.com'), 'http://example.com')).toThrow(refusal);
  });
});
