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
    ['desarrolladores con inglés B2', { titles: ['Developer'], keywords: ['English B2'] }],
    [
      'founders of startups that hired a Head of Sales',
      { titles: ['Founder'], keywords: ['startup', 'hired Head of Sales'] },
    ],
    ['welders from Indian universities', { locations: [], industries: [], keywords: ['Indian universities'] }],
    ['controllers de PMEs', { keywords: ['SMB'] }],
    ['growth leads, Europe/NA', { locations: ['Europe', 'North America'] }],
    ['brewery executives', { titles: [], seniority: ['CXO', 'VP'], industries: ['Brewery'] }],
    ['lawyers with exactly 3 years of experience', { years_experience: { min: 3, max: 3 } }],
    ['waiters for Oct 14', { companies: [], keywords: ['Oct 14'] }],
    ['acteurs de 25-35 ans', { years_experience: null, keywords: ['aged 25-35'] }],
    ['gerentes de hoteles de 100+ habitaciones', { keywords: ['100+ rooms'] }],
    [
      'CFOs excluding consultants, breweries and career coaches',
      { exclude: { titles: ['Consultant', 'Career Coach'], industries: ['Brewery'] } },
    ],
    ['Stanford welders', { titles: ['Welder'], keywords: ['Stanford'] }],
    ['people at Acme between 2019 and 2022', { company_sizes: [], keywords: ['2019-2022'] }],
    ['foremen who grew a team from 10 to 50', { company_sizes: [], keywords: ['grew a team from 10 to 50'] }],
    ['decision makers at breweries', { titles: [], seniority: ['Owner', 'CXO', 'VP', 'Director'], keywords: [] }],
    ['suche Buergermeister in Bayern', { titles: ['Mayor'], locations: ['Bavaria'] }],
    ['Mechaniker mit mind. 3 J Erfahrung', { years_experience: { min: 3, max: null }, keywords: [] }],
    ['Chief of Staff roles at startups', { titles: ['Chief of Staff'], keywords: ['startup'] }],
    ['clerks who were promoted to buyer', { titles: ['Clerk'], keywords: ['promoted to buyer'] }],
    ['diretores de empresas médias', { industries: [], keywords: ['medium-sized'] }],
    ['enfermeras con experiencia en UCI', { titles: ['Nurse'], companies: [], keywords: ['UCI'] }],
    ['Suche Einkäufer, schick HR-Managern in Hamburg', { titles: ['Buyer', 'HR-Manager'] }],
    ['je cherche une aide soignante à Lille', { titles: ['Nursing Assistant'], keywords: [] }],
    ['aide-moi à trouver des comptables à Lyon', { titles: ['Accountant'], keywords: [] }],
    ['Fachkraft für Lagerlogistik in Ulm', { titles: ['Warehouse Worker'], keywords: [] }],
    ['Leiter Personal in Köln', { titles: ['Head of HR'], keywords: [] }],
    ['लखनऊ के परचेज मैनेजर', { titles: ['Purchasing Manager'], keywords: [] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});
