import { describe, expect, it } from 'vitest';
import { activityNamed, withActivity } from './activities.ts';
import { findIndustries, LONGEST_INDUSTRY_PHRASE } from './find-industries.ts';
import { listIndustryPhrases } from './industry-phrases.ts';
import { NETWORK_INDUSTRIES } from './network-industries.ts';
import { normalizePhrase } from './normalize-phrase.ts';
import { isCompanyCompound } from './split-compound.ts';

const nameOf = (phrase: string) => findIndustries(phrase)[0]?.name;

describe('findIndustries', () => {
  it.each([
    ['Lenders', 'Lending'],
    ['reinsurers', 'Reinsurance'],
    ['ad agencies', 'Advertising Agencies'],
    ['F&B', 'Food & Beverage'],
    ['P&C insurers', 'P&C Insurance'],
    ['veterinary clinics', 'Veterinary'],
    ['Hausverwaltungen', 'Real Estate'],
    ['Schiffswerften', 'Shipbuilding'],
    ['laiteries', 'Dairy'],
    ["cabinets d'avocats", 'Law Firms'],
    ['bodegas', 'Wineries'],
    ['aseguradora', 'Insurance'],
    ['construtoras', 'Construction'],
    ['caseifici', 'Dairy'],
    ['ziekenhuizen', 'Hospitals'],
    ['karkhana', 'Manufacturing'],
    ['बीमा', 'Insurance'],
  ])('%s: %s', (phrase, name) => {
    expect(nameOf(phrase)).toBe(name);
  });

  it.each([
    ['Keramikproduzenten', 'Glass & Ceramics Manufacturing'],
    ['Textilunternehmen', 'Textiles'],
    ['Versicherungskonzerne', 'Insurance'],
    ['Möbelhandel', 'Furniture Retail'],
    ['Baustoffgroßhandel', 'Building Materials Wholesale'],
    ['zuivelbedrijven', 'Dairy'],
  ])('takes compounds apart: %s: %s', (word, name) => {
    expect(nameOf(word)).toBe(name);
  });

  it('says how surely a word names an industry', () => {
    expect(findIndustries('brewery')[0]).toEqual({
      name: 'Breweries',
      labels: ['Food and Beverage Manufacturing', 'Breweries'],
      strength: 'company',
    });
    expect(findIndustries('music')[0]?.strength).toBe('field');
  });

  it.each(['', 'manager', 'Zusammenarbeit', 'x'.repeat(10_000), 'a b c d e f g h'])('finds none in %s', (phrase) => {
    expect(findIndustries(phrase)).toEqual([]);
  });
});

describe('the table', () => {
  it('has names of the network alone, and no phrase that is longer than said', () => {
    const labels = new Set([...NETWORK_INDUSTRIES, ...OF_THE_SAMPLE]);
    for (const { phrase, industry } of listIndustryPhrases()) {
      expect(normalizePhrase(phrase).split(' ').length, phrase).toBeLessThanOrEqual(LONGEST_INDUSTRY_PHRASE);
      for (const label of industry.labels) expect(labels, industry.name).toContain(label);
    }
  });
});

/** Names that the sample network has besides. */
const OF_THE_SAMPLE = `Financial Technology|Venture Capital and Private Equity|Transportation, Logistics and Storage
|Consumer Goods Manufacturing|Farming and Agricultural Services`
  .replace('\n', '')
  .split('|');

describe('what companies do', () => {
  it('makes one name with the trade', () => {
    expect(activityNamed('makers')).toEqual({ name: 'Manufacturing', isEnglish: true });
    expect(activityNamed('tiendas')).toEqual({ name: 'Retail', isEnglish: false });
    expect(withActivity('Footwear', 'Retail')).toBe('Footwear Retail');
    expect(withActivity('Apparel Retail', 'Retail')).toBe('Apparel Retail');
  });

  it('is told by the end of a compound', () => {
    expect(isCompanyCompound('schraubenhersteller')).toBe(true);
    expect(isCompanyCompound('vorsteller')).toBe(false);
  });
});
