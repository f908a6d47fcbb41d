import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { readIntent } from '../read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('names that are made of ordinary words', () => {
  it.each([
    ['nurses at Harbour Healthcare', 'Harbour Healthcare'],
    ['lecturers at the University of Bergen', 'University of Bergen'],
    ['geologists at Uppsala University', 'Uppsala University'],
    ["cooks at St. Olav's Hospital", "St Olav's Hospital"],
    ['teachers at Lincoln High School in Ohio', 'Lincoln High School'],
    ['analysts from Harbor Capital Partners', 'Harbor Capital Partners'],
    ['dean of Nordic Business School', 'Nordic Business School'],
  ])('%s: an employer', (query, company) => {
    const { companies, industries } = read(query);
    expect({ companies, industries }).toEqual({ companies: [company], industries: [] });
  });

  it.each([
    ['chemists who went to University of Bergen', 'University of Bergen'],
    ['Uppsala University alumni in geology', 'Uppsala University alumni'],
    ['graduates of Nordic Institute of Technology Oslo', 'Nordic Institute of Technology Oslo'],
  ])('%s: a school', (query, school) => {
    const { companies, industries, locations, keywords } = read(query);
    expect({ companies, industries, locations }).toEqual({ companies: [], industries: [], locations: [] });
    expect(keywords).toContain(school);
  });

  it.each([
    ['CTOs at Renewable Energy companies', 'Renewable Energy'],
    ['engineers at Digital Health startups in Berlin', 'Digital Health'],
  ])('%s: a trade', (query, industry) => {
    const { companies, industries } = read(query);
    expect({ companies, industries }).toEqual({ companies: [], industries: [industry] });
  });

  it.each([
    ['HR directors at NH, Zafferano, Belmondi', ['NH', 'Zafferano', 'Belmondi']],
    ['acheteurs chez Carrefour, Auchan ou Zafferano', ['Carrefour', 'Auchan', 'Zafferano']],
  ])('%s: a list of them', (query, companies) => {
    expect(read(query).companies).toEqual(companies);
  });

  it.each([
    ['buyers at companies like Shopify', { companies: [], keywords: ['companies like Shopify'] }],
    ['buyers at companies like Shopify, Etsy or Wayfair', { companies: ['Shopify', 'Etsy', 'Wayfair'] }],
    ['engineers who have worked at FAANG', { companies: [], keywords: ['FAANG'] }],
    ['koi CA jo Infosys me kaam kar chuka ho', { companies: [], locations: [], keywords: ['Infosys'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});
