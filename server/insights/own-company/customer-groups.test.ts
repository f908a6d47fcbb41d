import { describe, expect, it } from 'vitest';
import { readCustomerGroups } from './customer-groups.ts';
import { readDescriptionParts } from './description-parts/read-description-parts.ts';

const readGroups = (text: string) =>
  readCustomerGroups(
    text,
    readDescriptionParts(text).filter(({ part }) => part === 'customers'),
  );

const named = (text: string) =>
  readGroups(text)
    .map(({ said }) => said)
    .sort();

describe('customers by the names that the user gives them', () => {
  it.each([
    ['Lathe chucks for spindle makers and gear grinders.', ['gear grinders', 'spindle makers']],
    ['Spindle, chuck and bearing makers buy from us.', ['Spindle', 'bearing makers', 'chuck']],
    ['Wir prüfen Aufzüge in Kliniken, Hotels und Bürogebäuden.', ['Bürogebäuden', 'Hotels', 'Kliniken']],
    ['Vendemos redes para hoteles y palomares.', ['hoteles', 'palomares']],
    ['Software for in-house legal teams and founders.', []],
    ['We rent and wash bed linen and yurt mats for yurt makers.', ['yurt makers']],
    ['Loggers for goods in transit, from 2 to 400 kg.', []],
    ['Boxes for companies and brands in Europe.', []],
  ])('%s', (text, groups) => expect(named(text)).toEqual(groups));

  it('are told apart by whether they make or sell what they are called by', () => {
    const text = 'Paint for kayak makers and kayak shops.';
    const [shops, makers] = readGroups(text);
    expect([shops, makers].map((one) => [one?.said, one?.isMaker, one?.isShop])).toEqual([
      ['kayak shops', false, true],
      ['kayak makers', true, false],
    ]);
  });
});
