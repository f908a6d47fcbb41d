import { describe, expect, it } from 'vitest';
import { presentIntent } from '../present-intent.ts';
import { readIntent } from './read-intent.ts';

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

describe('what beside whom to find', () => {
  it.each([
    ['waiters with salary expectations under €30k', { company_sizes: [], keywords: ['salary under €30k'] }],
    ['imprenditori 35-55', { company_sizes: [], keywords: ['aged 35-55'] }],
    ['foremen leading teams of 20+ people', { company_sizes: [], keywords: ['leading teams of 20+ people'] }],
    ['CTOs of firms of 20+ people', { company_sizes: ['20+'], keywords: [] }],
    ['Preciso de um designer pra meu app de delivery', { titles: ['Designer'], keywords: [] }],
    ['busco fotógrafo para mi tienda lo antes posible', { titles: ['Photographer'], keywords: [] }],
    ['candidates with experience as a data analyst', { titles: ['Data Analyst'], keywords: [] }],
    ['candidatos con experiencia en bioinformática', { titles: [], keywords: ['bioinformatics'] }],
    ['Entwickler mit Erfahrung in Rust', { titles: ['Developer'], keywords: ['Rust'] }],
    ['Elektriker mit mind. 7 Jahren Erfahrung', { titles: ['Electrician'], keywords: [] }],
    ['20 roofing leads in Dubai', { titles: [], industries: ['Roofing'], locations: ['Dubai'] }],
    ['engineering leads in Dubai', { titles: ['Engineering Lead'], industries: [], locations: ['Dubai'] }],
    ['Search Marketing Specialist resumes in Austin', { titles: ['Marketing Specialist'], locations: ['Austin'] }],
    ['surveyors based in or near Ghent', { locations: ['Ghent'] }],
    ["directeurs d'agences immobilières", { titles: ['Real Estate Agency Director'], industries: [] }],
    ['लखनऊ के परचेज मैनेजर', { titles: ['Purchasing Manager'], keywords: [] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});
