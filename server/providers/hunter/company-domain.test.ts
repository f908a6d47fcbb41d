import { expect, it } from 'vitest';
import { areOfOneCompany, companyDomain } from './company-domain.ts';

it.each([
  ['https://www.acme.example/about?x=1', 'acme.example'],
  ['acme.example', 'acme.example'],
  ['HTTP://WWW2.Acme.Example:8080', 'acme.example'],
  ['https://acme.co.example.', 'acme.co.example'],
  ['https://münchen.example', 'xn--mnchen-3ya.example'],
  ['https://xing.example/linkedin.com', 'xing.example'],
  ['https://www.linkedin.com/company/acme', undefined],
  ['https://acme.wixsite.com/home', undefined],
  ['https://sites.google.com/view/acme', undefined],
  ['https://x.com/acme', undefined],
  ['https://fedex.com', 'fedex.com'],
  ['http://192.0.2.1/', undefined],
  ['http://localhost', undefined],
  ['mailto:info@acme.example', undefined],
  ['ftp://acme.example', undefined],
  ['not a website', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the domain of %s', (website, domain) => {
  expect(companyDomain(website)).toBe(domain);
});

it.each([
  ['acme.example', 'acme.example', true],
  ['mail.acme.example', 'acme.example', true],
  ['acme.test', 'acme.example', true],
  ['oldacme.example', 'acme.example', false],
  ['other.example', 'acme.example', false],
])('%s and %s are of one company: %s', (a, b, one) => {
  expect(areOfOneCompany(a, b)).toBe(one);
  expect(areOfOneCompany(b, a)).toBe(one);
});
