import { describe, expect, it } from 'vitest';
import { isEnglish } from '../wording/language-of.ts';
import { readCustomerGroups } from './customer-groups.ts';
import { readCustomerNames } from './customer-names.ts';

const readGroups = (text: string) => readCustomerGroups(text, readCustomerNames(text, text, [], !isEnglish(text)));

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

  it('that have a plural of their own are no makers because makers stand beside them', () => {
    const groups = readGroups('Signs for chandleries and kayak makers.');
    expect(groups.map(({ said, isMaker }) => [said, isMaker])).toEqual([
      ['kayak makers', true],
      ['chandleries', false],
    ]);
  });

  it('are of a kind that a table knows only where it knows all of their words', () => {
    const text = 'Dosing pumps for hospitals, hospital laundries and dairies.';
    const sectors = new Map(readGroups(text).map(({ said, sector }) => [said, sector]));
    expect(sectors.get('hospitals')).toBe('hospitals');
    expect([...sectors.keys()]).toContain('hospital laundries');
    expect(sectors.get('hospital laundries')).not.toBe('hospitals');
  });

  it('are the first twelve', () => {
    const kinds =
      'dairies, breweries, bakeries, hotels, schools, hospitals, farms, banks, insurers, marinas, foundries, laundries, wineries';
    const groups = readGroups(`We sell cleaning agents to ${kinds} and theatres.`);
    expect(groups).toHaveLength(12);
    expect(groups.map(({ said }) => said)).toContain('dairies');
  });

  it('are told apart by whether they make or sell what they are called by', () => {
    const text = 'Paint for kayak makers and kayak shops.';
    const [shops, makers] = readGroups(text);
    expect([shops, makers].map((one) => [one?.said, one?.isMaker, one?.isShop])).toEqual([
      ['kayak shops', false, true],
      ['kayak makers', true, false],
    ]);
  });
});
