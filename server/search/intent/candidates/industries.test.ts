import { describe, expect, it } from 'vitest';
import { readIntent } from '../read-intent.ts';

const industriesIn = (query: string) => readIntent(query).industries.map(({ name }) => name);

describe('industries of a query', () => {
  it.each([
    ['IT managers at law firms, London', ['Law Firms']],
    ['finance directors in oil & gas and mining, Perth', ['Oil & Gas', 'Mining']],
    ['head of procurement, tyre manufacturers, India', ['Tyre Manufacturing']],
    ['plant managers in automotive manufacturing, Ohio', ['Automotive Manufacturing']],
    ['gerentes de planta, producción de calzado en León', ['Footwear Manufacturing']],
    ['Einkaufsleiter bei Kufenherstellern', ['Kufenherstellern']],
    ['Vertriebsleiter bei Keramikproduzenten in Bayern', ['Ceramics Manufacturers']],
    ['diretores comerciais de construtoras em Curitiba', ['Construction']],
    ['responsables RH dans les EHPAD en Occitanie', ['Nursing Homes']],
    ['hospital wale HR managers in Pune', ['Hospitals']],
    ['वस्त्र कंपनियों के मालिक सूरत', ['Textiles']],
  ])('%s: %j', (query, industries) => {
    expect(industriesIn(query)).toEqual(industries);
  });

  it.each(['music teachers in Leeds', 'tech journalists in London', 'founders of small companies'])(
    'are none in %s',
    (query) => {
      expect(industriesIn(query)).toEqual([]);
    },
  );
});
