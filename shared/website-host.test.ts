import { expect, it } from 'vitest';
import { websiteHost } from './website-host.ts';

it.each([
  ['https://www.Acme.example/about?x=1', 'acme.example'],
  ['acme.example', 'acme.example'],
  [' http://shop.acme.example ', 'shop.acme.example'],
  ['', undefined],
  ['no address at all', undefined],
  [undefined, undefined],
])('the host of %j is %j', (website, host) => {
  expect(websiteHost(website)).toBe(host);
});
