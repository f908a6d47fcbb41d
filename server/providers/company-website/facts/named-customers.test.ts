import { expect, test } from 'vitest';
import { readPage } from '../pages/read-page.ts';
import { readNamedCustomers } from './named-customers.ts';

const names = (html: string) =>
  readNamedCustomers([{ page: readPage(html), url: new URL('https://acme.example/customers') }]);

test.each([
  ['<a href="/customers/harbour-foods">How Harbour Foods cut its errors by a third</a>', ['Harbour Foods']],
  ['<a href="/case-studies/novira-labs-case-study/">Novira Labs: fewer stops</a>', ['Novira Labs']],
  ['<a href="/en/kunden/krueger-and-sons.html">Krueger & Sons</a>', ['Krueger & Sons']],
  ['<a href="/success-stories/lumiere">Lumière’s new warehouse</a>', ['Lumière']],
  ['<a href="/customers/acuvo">Read the story</a><a href="/customers/acuvo">Acuvo saves time</a>', ['Acuvo']],
])('%s names a customer', (html, expected) => {
  expect(names(html)).toEqual(expected);
});

test.each([
  '<a href="/customers/retail">Retail</a>',
  '<a href="/customers/2">2</a>',
  '<a href="/customers/success">success</a>',
  '<a href="/blog/harbour-foods">Harbour Foods</a>',
  '<a href="/customers/industry/novira">Novira</a>',
  '<a href="https://other.example/customers/novira">Novira</a>',
  '<footer><a href="/customers/novira">Novira</a></footer>',
  '<a href="/customers/novira">Read how a maker of pumps saves time</a>',
  '<p>Novira and Acuvo trust us</p>',
])('%s names none', (html) => {
  expect(names(html)).toEqual([]);
});
