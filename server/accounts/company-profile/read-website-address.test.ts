import { describe, expect, it } from 'vitest';
import { readWebsiteAddress } from './read-website-address.ts';

describe('readWebsiteAddress', () => {
  it.each([
    ['acme.com', 'https://acme.com'],
    ['  www.Acme.com/ ', 'https://www.acme.com'],
    ['https://acme.com', 'https://acme.com'],
    ['HTTPS://ACME.com/About', 'https://acme.com/About'],
    ['http://acme.com', 'http://acme.com'],
    ['//acme.com', 'https://acme.com'],
    ['acme.com:8080/shop?x=1#team', 'https://acme.com:8080/shop?x=1'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://127.0.0.1:4567/', 'http://127.0.0.1:4567'],
    ['http://[::1]:4567/', 'http://[::1]:4567'],
    ['münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('reads %s', (typed, address) => {
    expect(readWebsiteAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'acme',
    'our company',
    'ftp://acme.com',
    'javascript:alert(1)',
    'mailto:ann@acme.com',
    'ann@acme.com',
    'https://user:password@acme.com',
    'https://',
    'https://acme..com',
    'acme.com and more',
  ])('refuses %j', (typed) => {
    expect(readWebsiteAddress(typed)).toBeNull();
  });
});
