import { describe, expect, it } from 'vitest';
import { isSameOwner, readSiteAddress } from './site-address.ts';

describe('the address of a company website', () => {
  it.each([
    ['https://www.acme.com/', 'https://www.acme.com/'],
    ['acme.co.in/de#top', 'https://acme.co.in/de'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['examples.com', 'https://examples.com/'],
  ])('%s', (website, expected) => {
    expect(readSiteAddress(website)?.href).toBe(expected);
  });

  it.each([
    '',
    'acme freight',
    'ftp://acme.com',
    'mailto:info@acme.com',
    'https://user:word@acme.com',
    'https://acme.example',
    'www.acme.test',
    'acme.invalid',
    'http://localhost:3000',
    'https://www.example.com/acme',
    'example.org.',
    'https://www.linkedin.com/company/acme',
    'https://in.linkedin.com/company/acme',
    'facebook.com/acme',
    'https://linktr.ee/acme',
    'https://goo.gl/maps/x',
    'https://sites.google.com/view/acme',
  ])('%s is none', (website) => {
    expect(readSiteAddress(website)).toBeNull();
  });
});

describe('where a website sends its visitors', () => {
  it.each([
    ['https://acme.com', 'https://www.acme.com/en', true],
    ['http://acme.com', 'https://acme.com', true],
    ['https://acme.com', 'https://en.acme.com', true],
    ['https://shop.acme.com', 'https://acme.com', true],
    ['https://acme.com', 'https://acme.de', true],
    ['https://acme.co.uk', 'https://acme.com', true],
    ['https://acme.com', 'https://bigcorp.com/acme', false],
    ['https://acme.com', 'https://notacme.com', false],
    ['https://acme.com', 'https://www.facebook.com/acme', false],
    ['https://acme.com', 'https://acme.example', false],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8081', false],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/x', true],
  ])('%s and %s are of one company: %s', (from, to, expected) => {
    expect(isSameOwner(new URL(from), new URL(to))).toBe(expected);
  });
});
