import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { QueryText } from '../query-text.ts';
import { readIntent } from '../read-intent.ts';
import { readQuery } from '../read-query.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('words that no vocabulary tells apart', () => {
  it('name nothing where somebody speaks of themselves', () => {
    const intent = read('Our agency does ads for restaurants. Looking for marketing directors of ski resorts in Utah');
    expect(intent).toMatchObject({ titles: ['Marketing Director'], locations: ['Utah'] });
    expect(intent.companies).toEqual([]);
  });

  it('name nothing between what is meant', () => {
    const intent = read('could somebody kindly pull together plant managers around Monterrey for my boss');
    expect(intent).toMatchObject({ titles: ['Plant Manager'], locations: ['Monterrey'], keywords: [], companies: [] });
  });

  it('are left out where it is said behind them', () => {
    const { exclude, companies } = read('store managers in Oslo, but not from Rema 1000, skip Kiwi as well');
    expect(companies).toEqual([]);
    expect(exclude.companies.length + exclude.keywords.length).toBeGreaterThan(0);
  });

  it('are of the same kind as the alternatives beside them', () => {
    expect(read('("jefe de obra" OR "encargado de obra") AND (ACS OR Ferrovial OR Acciona OR OHLA)')).toMatchObject({
      companies: ['ACS', 'Ferrovial', 'Acciona', 'OHLA'],
    });
    expect(
      read('"Warehouse Manager" AND ("inventory control" OR "shipping" OR "receiving") AND ("WMS" OR "SAP")'),
    ).toMatchObject({ industries: [], keywords: expect.arrayContaining(['shipping', 'receiving']) });
  });

  it('are judged by the whole query: who is looked for, and all that is left out', () => {
    expect(read('nous cherchons un développeur React à Lyon').titles).toEqual(['Developer']);
    const both = read('Senior Dev needed, excluding startups, and definitely not remote');
    expect(both).toMatchObject({ keywords: [], exclude: { keywords: ['startup', 'remote'] } });
  });

  it('are read by the rules alone in writings of which nothing was learned, and in very long texts', () => {
    expect(read('东京的销售经理').titles).toEqual(['Sales Manager']);
    const pasted = 'plumbers in Leeds, '.repeat(100);
    expect(read(pasted)).toMatchObject({ titles: ['Plumber'], locations: ['Leeds'] });
    const isTagged = (words: number) => readQuery(new QueryText('buyer '.repeat(words))).tags !== undefined;
    expect([150, 151].map(isTagged)).toEqual([true, false]);
  });
});
