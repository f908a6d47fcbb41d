import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compare,
  type Field,
  labelsOf,
  precision,
  readLabelledQueries,
  recall,
  type Score,
} from '../../../tests/support/search/labelled-queries.ts';
import { presentIntent } from '../present-intent.ts';
import { readIntent } from './read-intent.ts';

const file = path.join(import.meta.dirname, '../../../bench/search-queries/tuned.txt');
const tuned = readLabelledQueries(readFileSync(file, 'utf8'));

describe('the labelled queries the rules were written with', () => {
  it.each(tuned)('$query', ({ query, labels }) => {
    expect(compare(labelsOf(readIntent(query)), labels, new Map())).toEqual([]);
  });

  it('are understood in every field, and are enough to say so', () => {
    const scores = new Map<Field, Score>();
    for (const { query, labels } of tuned) compare(labelsOf(readIntent(query)), labels, scores);
    expect(tuned.length).toBeGreaterThanOrEqual(125);
    for (const [field, score] of scores) {
      expect(precision(score), field).toBeGreaterThanOrEqual(0.99);
      expect(recall(score), field).toBeGreaterThanOrEqual(0.99);
    }
  });
});

const shown = (query: string) => {
  const intent = Object.entries(presentIntent(readIntent(query)));
  return Object.fromEntries(intent.filter(([, values]) => Array.isArray(values) && values.length > 0));
};

describe('names of companies in lower case, without a word that says so', () => {
  it.each([
    ['store managers aldi lidl', ['Aldi', 'Lidl']],
    ['regional sales manager hancock whitney', ['hancock whitney']],
    ['engineers at bamboohr', ['BambooHR']],
    ['experience with bamboohr', undefined],
  ])('%s', (query, companies) => {
    expect(shown(query).companies).toEqual(companies);
  });

  it('are left out too', () => {
    const { exclude } = presentIntent(readIntent('cmos in germany not from hancock whitney'));
    expect(exclude.companies).toEqual(['hancock whitney']);
  });
});

describe('what stands between the words', () => {
  it.each([
    ['a dash inside a title', 'VP - Sales, Singapore', { titles: ['VP Sales'], locations: ['Singapore'] }],
    ['a level owning a function', 'sales ka head Delhi mein', { titles: ['Head of Sales'], locations: ['New Delhi'] }],
    ['two functions of one level', 'sales and marketing heads', { titles: ['Head of Sales', 'Head of Marketing'] }],
    [
      'two functions behind one level',
      'heads of sales and marketing',
      { titles: ['Head of Sales', 'Head of Marketing'] },
    ],
    ['two levels of one function', 'VPs/directors of product', { titles: ['VP of Product', 'Director of Product'] }],
    ['an employer without a space', 'CMO@Nykaa', { titles: ['CMO'], companies: ['Nykaa'] }],
    ['an employer nobody knows', 'cto at kalastambh provisions in pune', { companies: ['kalastambh provisions'] }],
    ['a city with its country', 'Marketing director, Sydney, Australia', { locations: ['Sydney'] }],
    [
      'a city that has the name of its state, in a list',
      'dentists in New York, Buffalo and Albany',
      { locations: ['New York', 'Buffalo', 'Albany'] },
    ],
    ['and behind an "and"', 'nurses in Campinas e São Paulo', { locations: ['Campinas', 'São Paulo'] }],
    ['but not behind the city in it', 'architects in Winterthur, Zürich', { locations: ['Winterthur'] }],
    [
      'a large city beside another of its country',
      'dentists in Bogotá and Cali',
      { locations: ['Bogotá', 'Cali, Valle del Cauca, Colombia'] },
    ],
    ['a region beside a city in it', 'buyers in Cancún y Riviera Maya', { locations: ['Cancún', 'Riviera Maya'] }],
    ['a country behind a city in it', 'welders in Leipzig or Germany', { locations: ['Leipzig', 'Germany'] }],
    ['but not with a slash between', 'welders in Leipzig/Germany', { locations: ['Leipzig'] }],
    [
      'small places side by side',
      'county council planners kildare meath wicklow',
      { locations: ['Kildare', 'Meath', 'Wicklow'] },
    ],
    [
      'towns of one state',
      'plant managers grand rapids holland zeeland',
      {
        locations: ['Grand Rapids', 'Holland, Michigan, United States', 'Zeeland, Michigan, United States'],
      },
    ],
    ['great cities as ever', 'sales managers in London and Toronto', { locations: ['London', 'Toronto'] }],
    ['and others', 'sales directors in New York and Amsterdam', { locations: ['New York', 'Amsterdam'] }],
    [
      'also behind two',
      'engineers in San Francisco, San Jose or Dublin',
      { locations: ['San Francisco', 'San Jose', 'Dublin'] },
    ],
    ['a word that is a town as well', 'Las Vegas, Enterprise sales', { locations: ['Las Vegas'] }],
    [
      'the city of that name near the others',
      'dentists in Newcastle, Maitland and Cessnock',
      { locations: ['Newcastle, New South Wales, Australia', 'Maitland', 'Cessnock'] },
    ],
    ['a county in short', 'farm managers lincs', { locations: ['Lincolnshire, United Kingdom'] }],
    ['a county of two parts', 'farm managers northants', { locations: ['Northamptonshire'] }],
    ['a district', 'resort owners wayanad', { locations: ['Wayanad'] }],
    ['a county', 'general contractors in Pinellas County FL', { locations: ['Pinellas County'] }],
    ['a county and its state', 'dentists in Cook County, Illinois', { locations: ['Cook County'] }],
    ['in lower case', 'trucking company owners will county il', { locations: ['Will County'] }],
    [
      'a county of a name that many have',
      'dentists in Washington County, Oregon',
      { locations: ['Washington County, Oregon, United States'] },
    ],
    ['counties in a list', 'shelters around placer and yolo counties', { locations: ['Placer County', 'Yolo County'] }],
    [
      'counties and their state',
      'plumbers in Kent & Ottawa county MI',
      { locations: ['Kent County, Michigan, United States', 'Ottawa County, Michigan, United States'] },
    ],
    ['small towns beside each other', 'mine managers kalgoorlie / leonora', { locations: ['Kalgoorlie', 'Leonora'] }],
    ['a city and its county', 'Realtors Austin, Travis County', { locations: ['Austin', 'Travis County'] }],
    ['a title before a county', 'cook, orange county', { titles: ['Cook'], locations: ['Orange County'] }],
    ['parishes', 'teachers Orleans and Jefferson parishes', { locations: ['Orleans Parish', 'Jefferson Parish'] }],
    [
      'a county of another state',
      'dentists Orange County, Florida',
      { locations: ['Orange County, Florida, United States'] },
    ],
    ['a company that is a village, too', 'engineers at Canon, France', { companies: ['Canon'], locations: ['France'] }],
    ['a tool that is a village, too', 'consultants SAP, India', { keywords: ['SAP'], locations: ['India'] }],
    ['a tree that is a town, too', 'oak flooring installers', { titles: ['Oak Flooring Installer'] }],
    ['a small town behind "in"', 'plumbers in Franschhoek', { locations: ['Franschhoek'] }],
    ['an industrial area', 'plant heads oragadam', { locations: ['Oragadam, Chennai, India'] }],
    ['a region of a smaller country', 'rural bank managers ashanti region', { locations: ['Ashanti'] }],
    ['a county that employs', 'teachers at Cook County Schools', { companies: ['Cook County Schools'] }],
    ['a region people say', 'event planners around Lake Tahoe', { locations: ['Lake Tahoe'] }],
    [
      'a name with a French article',
      'Responsables RH chez L’Oréal ou L’Occitane',
      { companies: ["L'Oréal", "L'Occitane"] },
    ],
    ['a rare English word as it is', 'nurses with commuting experience', { keywords: ['commuting'] }],
    ['a word that a title takes along', 'Group CFO', { titles: ['Group CFO'] }],
  ])('%s: %s', (_what, query, expected) => {
    expect(shown(query)).toMatchObject(expected);
  });
});

describe('parts of a city', () => {
  it('are told with their city, and searched by its name as well', () => {
    const { locations } = readIntent('traders in Manhattan and bankers in Canary Wharf');
    expect(locations).toMatchObject([
      { name: 'Manhattan, New York, United States', cities: ['Manhattan', 'New York'] },
      { name: 'Canary Wharf, London, United Kingdom', cities: ['Canary Wharf', 'London'] },
    ]);
    expect(readIntent('recruiters Bandra Mumbai').locations.map(({ name }) => name)).toEqual(['Bandra, Mumbai, India']);
  });

  it.each([
    ['sales manager delhi ncr gurgaon', ['Gurugram']],
    ['nurses in DFW, Fort Worth', ['Fort Worth']],
    ['nurses in Cook County, Chicago', ['Cook County', 'Chicago']],
    ['engineers in Kreuzberg, Berlin', ['Kreuzberg, Berlin, Germany']],
    ['sales in SoHo, NYC', ['SoHo, New York, United States']],
    ['brokers in Monte Carlo', ['Monte Carlo, Monaco']],
  ])('are no metro areas and counties, which hold cities: %s', (query, places) => {
    expect(shown(query).locations).toEqual(places);
  });
});

describe('exclusions', () => {
  it.each([
    ['SaaS CEO not India', 'locations', 'India'],
    ['Mumbai CFO -banking', 'industries', 'Banking'],
    ['no recruiters, HR managers in Pune', 'titles', 'Recruiter'],
    ['Delhi ke alawa sales managers', 'locations', 'New Delhi'],
    ['people in Paris or London not in sales', 'departments', 'Sales'],
    ['HR professionals not working at TCS or Infosys', 'companies', 'Infosys'],
  ] as const)('%s', (query, kind, excluded) => {
    const names = readIntent(query).not[kind].map((one) => (typeof one === 'string' ? one : one.name));
    expect(names).toContain(excluded);
    expect(JSON.stringify(shown(query))).not.toContain(`"${excluded}"`);
  });

  it('end with what they name: the rest is wanted', () => {
    expect(shown('no recruiters, HR managers in Pune')).toMatchObject({ titles: ['HR Manager'], locations: ['Pune'] });
    expect(shown('accountants not in Delhi with SAP').keywords).toEqual(['SAP']);
  });

  it('leave out a part of a city without the rest of it', () => {
    const { locations, not } = readIntent('engineers in Chennai but not Oragadam');
    expect(locations.map(({ name }) => name)).toEqual(['Chennai']);
    expect(not.locations).toMatchObject([{ name: 'Oragadam, Chennai, India', cities: ['Oragadam'] }]);
  });

  it('do not turn against what is wanted: of a quarter the rest of its city is not left out', () => {
    expect(readIntent('recruiters in Mumbai not Andheri').not.locations).toMatchObject([
      { name: 'Andheri, Mumbai, India', cities: ['Andheri'] },
    ]);
  });
});

describe('rounds of funding, and how long somebody has been where they are', () => {
  it.each([
    ['CFOs, series b-d', ['Series B', 'Series C', 'Series D']],
    ['founders of Series A and C startups', ['Series A', 'Series C', 'startup']],
    ['engineers who stayed at their current company less than 2 years', ['less than 2 years at current company']],
    ['nurses, 3+ years in the same role', ['3+ years in the same role']],
  ])('%s', (query, keywords) => {
    const intent = shown(query);
    expect(intent.keywords).toEqual(keywords);
    expect(intent.years_experience).toBeUndefined();
  });
});

describe('numbers', () => {
  it('by the longest words before them: at least 5, though less is said in it', () => {
    const { yearsOfExperience } = readIntent('Patna mein dentist, kam se kam 5 saal experience');
    expect(yearsOfExperience).toEqual({ min: 5 });
  });

  it('between two in Hindi and in Dutch', () => {
    expect(shown('दिल्ली में मैनेजर, 50 से 200 कर्मचारी').company_sizes).toEqual(['50-200']);
    expect(shown('eigenaar transportbedrijf brabant 20-100 man')).toMatchObject({
      company_sizes: ['20-100'],
      locations: ['North Brabant'],
    });
  });

  it.each([
    ['10+ yrs java', { min: 10 }],
    ['java with 3-5 years of experience', { min: 3, max: 5 }],
    ['java 3 to 5 yrs exp', { min: 3, max: 5 }],
    ['java, 5 to 3 years', { min: 3, max: 5 }],
    ['java less than 2 years experience', { max: 2 }],
    ['java minimum 7 saal ka experience', { min: 7 }],
    ['java 5yrs', { min: 5 }],
    ['java 3-5yrs exp', { min: 3, max: 5 }],
  ])('%s', (query, years) => {
    const intent = readIntent(query);
    expect(intent.yearsOfExperience).toEqual(years);
    expect(presentIntent(intent).keywords).toEqual(['Java']);
  });

  it.each([
    ['CFOs of companies with 50-200 employees', { min: 50, max: 200 }],
    ['CFOs, 1k+ employees', { min: 1000 }],
    ['CFOs in companies with under 50 people', { max: 50 }],
  ])('%s', (query, employees) => {
    expect(readIntent(query).employees).toEqual([employees]);
  });

  it.each([
    ['solicitors dublin 5-8 PQE', { min: 5, max: 8 }],
    ['lawyers 2pqe', { min: 2 }],
  ])('%s: years since somebody was admitted', (query, years) => {
    expect(readIntent(query).yearsOfExperience).toEqual(years);
  });

  it.each([
    ['impact investors nairobi ticket size 250k+', 'ticket size 250k+'],
    ['impact investors, ticket size 50-250k', 'ticket size 50-250k'],
  ])('%s: no number of employees', (query, keyword) => {
    expect(readIntent(query).employees).toBeUndefined();
    expect(shown(query).keywords).toEqual([keyword]);
  });
});

describe('a place that no table has', () => {
  it('is one behind a title, where the query ends', () => {
    expect(shown('plumber in Zorgville')).toMatchObject({ titles: ['Plumber'], locations: ['Zorgville'] });
  });

  it.each(['people with experience in Zorgware', 'Maurer in Teilzeit'])('is none elsewhere: %s', (query) => {
    expect(shown(query)).not.toHaveProperty('locations');
  });
});

describe('names', () => {
  it.each(['Priya Sharma', 'Arjun Nair', 'Anjali Mehta'])('%s is nobody else, and no misspelling', (name) => {
    expect(shown(name)).toEqual({ keywords: [name] });
  });
});

describe('text that says nothing', () => {
  it.each(['', '   ', '🚀', '%_%', 'not', 'not not', '((((', "'; --", 'people', '/'.repeat(500)])('%j', (query) => {
    expect(readIntent(query)).toMatchObject({ titles: [], locations: [], companies: [] });
  });

  it('is read to the end, however it is made', () => {
    for (const text of [
      'a '.repeat(250),
      'head of '.repeat(62),
      '1-'.repeat(250),
      'mumbay '.repeat(70),
      'x'.repeat(500),
    ]) {
      expect(readIntent(text)).toBeDefined();
    }
  });
});

describe('a name of a person', () => {
  it.each([
    ['john smith', 'john smith'],
    ['Priya Sharma', 'Priya Sharma'],
    ['maria fernanda garcia', 'maria fernanda garcia'],
  ])('%s is looked for as it stands', (query, name) => {
    expect(shown(query)).toEqual({ keywords: [name] });
  });

  it.each(['chef paris', 'sales berlin', 'dean austin', 'java developer'])('%s is none', (query) => {
    expect(shown(query).keywords).toBeUndefined();
  });
});
