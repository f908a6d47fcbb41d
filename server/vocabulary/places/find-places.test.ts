import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { findPlaces, LONGEST_PLACE_PHRASE, narrowPlaces, type Place } from './find-places.ts';
import { plainPlaceName } from './plain-place-name.ts';

const first = (phrase: string): Place | undefined => findPlaces(phrase)[0];
const named = (phrase: string): string => {
  const place = first(phrase);
  return place === undefined ? 'none' : [place.name, ...place.within].join(', ');
};

const STATES = `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL,
Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA,
Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ,
New Mexico NM, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI,
South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV,
Wisconsin WI, Wyoming WY, Georgia GA`;

/** Short names in Latin letters, and some that are first names or things in other languages. */
const LEFT_OUT = /^(?:[a-z ]{1,3}|island|maurice|dominique|mauri[cz]io|suede|grenade)$/;

describe('countries', () => {
  const require = createRequire(import.meta.url);
  it.each('en de fr es pt it nl hi zh ar ru ja'.split(' '))('are known by their names in %s', (language) => {
    const file = require.resolve(`i18n-iso-countries/langs/${language}.json`);
    const { countries } = JSON.parse(readFileSync(file, 'utf8')) as { countries: Record<string, string | string[]> };
    const uninhabited = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM', 'IO']);
    for (const [code, names] of Object.entries(countries)) {
      if (uninhabited.has(code)) continue;
      for (const name of [names].flat()) {
        if (language !== 'en' && LEFT_OUT.test(plainPlaceName(name))) continue;
        const readings = findPlaces(name).filter(({ kind }) => kind === 'country');
        expect(
          readings.flatMap(({ countryCodes }) => countryCodes),
          name,
        ).toContain(code);
      }
    }
  });

  it.each([
    ['UK', 'United Kingdom'],
    ['u.s.a.', 'United States'],
    ['the States', 'United States'],
    ['UAE', 'United Arab Emirates'],
    ['KSA', 'Saudi Arabia'],
    ['Holland', 'Netherlands'],
    ['Vereinigte Staaten', 'United States'],
    ['Pays-Bas', 'Netherlands'],
    ['DE', 'Germany'],
    ['singapore', 'Singapore'],
  ])('%s is %s', (phrase, name) => {
    expect(first(phrase)).toMatchObject({ kind: 'country', name, countries: [name] });
  });
});

describe('small places, parts of cities, counties', () => {
  it.each([
    ['Franschhoek', 'Franschhoek, Western Cape, South Africa'],
    ['Leonora', 'Leonora, Western Australia, Australia'],
  ])('%s is found where villages are looked for, and with what it lies in', (phrase, name) => {
    expect(
      findPlaces(phrase).filter(({ countryCodes }) => countryCodes.some((code) => /^(?:ZA|AU)$/.test(code))),
    ).toEqual([]);
    const [place] = findPlaces(phrase, true);
    expect([place?.name, ...(place?.within ?? [])].join(', ')).toBe(name);
    expect(named(name)).toBe(name);
  });

  it('a quarter is searched as its city as well, whose name profiles have as often', () => {
    expect(first('oragadam')).toMatchObject({ name: 'Oragadam', cities: ['Oragadam', 'Chennai'] });
  });

  it('a county is its towns', () => {
    expect(first('Nassau County')).toMatchObject({ name: 'Nassau County', within: ['New York', 'United States'] });
    expect(first('nassau county')?.cities).toEqual(
      expect.arrayContaining(['Nassau County', 'Hempstead', 'Valley Stream']),
    );
    expect(findPlaces('Washington County').length).toBeGreaterThan(5);
  });
});

describe('states and provinces', () => {
  it.each(STATES.split(',').map((state) => state.trim()))('%s: by its name and after a city', (state) => {
    const name = state.slice(0, -3);
    const code = state.slice(-2);
    const readings = findPlaces(name).filter(({ kind }) => kind === 'region');
    expect(readings.map(({ regionCode }) => regionCode)).toContain(`US-${code}`);
    const codes = findPlaces(code).filter(({ kind }) => kind === 'region');
    expect(codes.map(({ regionCode }) => regionCode)).toContain(`US-${code}`);
    expect(codes.every(({ isShortForm }) => isShortForm)).toBe(true);
  });

  it.each([
    ['NSW', 'New South Wales, Australia'],
    ['British Columbia', 'British Columbia, Canada'],
    ['Bayern', 'Bavaria, Germany'],
    ['NRW', 'North Rhine-Westphalia, Germany'],
    ['Cataluña', 'Catalonia, Spain'],
    ['Île de France', 'Île-de-France, France'],
    ['Minas Gerais', 'Minas Gerais, Brazil'],
    ['Tamilnadu', 'Tamil Nadu, India'],
    ['महाराष्ट्र', 'Maharashtra, India'],
    ['georgia', 'Georgia, United States'],
    ['CA', 'California, United States'],
    ['Punjab', 'Punjab, India'],
    ['quebec', 'Quebec, Canada'],
    ['New York State', 'New York State, United States'],
  ])('%s is %s', (phrase, place) => {
    expect(named(phrase)).toBe(place);
    expect(first(phrase)?.kind).toBe('region');
  });
});

describe('cities', () => {
  it.each([
    ['bangalore', 'Bengaluru, Karnataka, India'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['madras', 'Chennai, Tamil Nadu, India'],
    ['gurgaon', 'Gurugram, Haryana, India'],
    ['Delhi', 'New Delhi, Delhi, India'],
    ['नई दिल्ली', 'New Delhi, Delhi, India'],
    ['NYC', 'New York, United States'],
    ['SF', 'San Francisco, California, United States'],
    ['LA', 'Los Angeles, California, United States'],
    ['D.C.', 'Washington DC, District of Columbia, United States'],
    ['München', 'Munich, Bavaria, Germany'],
    ['muenchen', 'Munich, Bavaria, Germany'],
    ['Köln', 'Cologne, North Rhine-Westphalia, Germany'],
    ['Wien', 'Vienna, Austria'],
    ['Lisboa', 'Lisbon, Lisbon District, Portugal'],
    ['Milano', 'Milan, Lombardy, Italy'],
    ['Genève', 'Geneva, Switzerland'],
    ['Londres', 'London, England, United Kingdom'],
    ['Nueva York', 'New York, United States'],
    ['Варшава', 'Warsaw, Mazovia, Poland'],
    ['北京', 'Beijing, China'],
    ['دبي', 'Dubai, United Arab Emirates'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['St. Louis', 'St. Louis, Missouri, United States'],
    ['Saint Louis', 'St. Louis, Missouri, United States'],
  ])('%s is %s', (phrase, place) => {
    expect(named(phrase)).toBe(place);
    expect(first(phrase)?.kind).toBe('city');
  });

  it.each([
    ['Austin, Texas', 'Austin, Texas, United States'],
    ['Austin, TX, USA', 'Austin, Texas, United States'],
    ['austin tx', 'Austin, Texas, United States'],
    ['Paris', 'Paris, Île-de-France, France'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['Portland', 'Portland, Oregon, United States'],
    ['Portland, ME', 'Portland, Maine, United States'],
    ['Cambridge', 'Cambridge, England, United Kingdom'],
    ['Cambridge MA', 'Cambridge, Massachusetts, United States'],
    ['London, ON', 'London, Ontario, Canada'],
    ['Hyderabad, Pakistan', 'Hyderabad, Sindh, Pakistan'],
    ['Greater Hyderabad Area', 'Hyderabad, Telangana, India'],
    ['Greater Bristol Area, United Kingdom', 'Bristol, England, United Kingdom'],
    ['Área metropolitana de Valladolid', 'Valladolid, Castile and León, Spain'],
    ['Área metropolitana de Barcelona', 'Greater Barcelona, Spain'],
    ['Metropolregion München', 'Munich, Bavaria, Germany'],
    ['Bay Area, California', 'San Francisco Bay Area, United States'],
    ['Bandra, Mumbai', 'Bandra, Maharashtra, India'],
    ['Columbus, IN', 'Columbus, Indiana, United States'],
    ['São Paulo - SP', 'São Paulo, Brazil'],
  ])('with what they lie in are one place: %s', (phrase, place) => {
    expect(named(phrase)).toBe(place);
  });

  it.each(['Columbus in', 'portland or', 'in the US', 'or India', 'austin dallas', 'paris london'])(
    'with a word of the sentence or another city are none: %s',
    (phrase) => expect(findPlaces(phrase)).toEqual([]),
  );

  it('that are words as well come with the people who live there', () => {
    expect(first('Nice')?.population).toBeGreaterThan(100_000);
    expect(first('of')?.population).toBeLessThan(50_000);
    for (const word of ['sales', 'lead', 'marketing', 'manager', 'engineer', 'remote', 'founder']) {
      expect(findPlaces(word), word).toEqual([]);
    }
  });

  it('are narrowed by what they lie in', () => {
    expect(narrowPlaces(findPlaces('Portland'), findPlaces('Maine')).map(({ within }) => within)).toEqual([
      ['Maine', 'United States'],
    ]);
    expect(narrowPlaces(findPlaces('Paris'), findPlaces('DACH'))).toEqual([]);
  });
});

describe('areas', () => {
  it.each([
    ['Bay Area', 'San Francisco Bay Area'],
    ['Silicon Valley', 'Silicon Valley'],
    ['NCR', 'Delhi NCR'],
    ['Tri-State', 'Tri-State Area'],
    ['the Pacific Northwest', 'Pacific Northwest'],
    ['New England', 'New England'],
    ['Midwest', 'Midwest'],
    ['Randstad', 'Randstad'],
    ['South India', 'South India'],
    ['Greater London', 'Greater London'],
    ['Ruhrgebiet', 'Ruhr'],
  ])('%s is the metro area or part of a country %s', (phrase, name) => {
    expect(first(phrase)).toMatchObject({ kind: 'metro', name });
    expect([...(first(phrase)?.cities ?? []), ...(first(phrase)?.regions ?? [])].length).toBeGreaterThan(1);
  });

  it.each([
    ['Gulf', 'GCC', ['Qatar', 'Oman']],
    ['DACH', 'DACH', ['Germany', 'Austria', 'Switzerland']],
    ['LATAM', 'Latin America', ['Mexico', 'Brazil']],
    ['Südamerika', 'South America', ['Peru', 'Chile']],
    ['SEA', 'Southeast Asia', ['Vietnam', 'Singapore']],
    ['EMEA', 'EMEA', ['France', 'Qatar', 'Kenya']],
    ['Nordic countries', 'Nordics', ['Iceland', 'Norway']],
    ['ANZ', 'ANZ', ['Australia', 'New Zealand']],
    ['West Africa', 'West Africa', ['Ghana', 'Nigeria']],
  ])('%s is the part of the world %s', (phrase, name, countries) => {
    expect(first(phrase)).toMatchObject({ kind: 'world-region', name });
    expect(first(phrase)?.countries).toEqual(expect.arrayContaining(countries));
  });
});

it('names the great markets of a part of the world first', () => {
  expect(first('LATAM')?.countries.slice(0, 2)).toEqual(['Brazil', 'Mexico']);
  expect(first('MENA')?.countries.slice(0, 2)).toEqual(['United Arab Emirates', 'Saudi Arabia']);
  expect(new Set(first('EMEA')?.countries).size).toBe(first('EMEA')?.countries.length);
});

describe('searching', () => {
  it('takes anything, and answers nothing for what is no place', () => {
    for (const odd of [
      '',
      ' ',
      '|',
      'a|b',
      '\n',
      '\0',
      'x'.repeat(10_000),
      'no such place anywhere',
      '🙂',
      '...',
      'toString',
    ]) {
      expect(findPlaces(odd), odd.slice(0, 20)).toEqual([]);
    }
  });

  it('is quick: every span of a long query together', () => {
    const words =
      'senior product managers and heads of engineering in san francisco bay area or austin texas not at google'.split(
        ' ',
      );
    const spans = words.flatMap((_, at) =>
      Array.from({ length: LONGEST_PLACE_PHRASE }, (_each, length) => words.slice(at, at + length + 1).join(' ')),
    );
    findPlaces('warm');
    const rounds = Array.from({ length: 20 }, () => {
      const start = performance.now();
      for (const span of spans) findPlaces(span);
      return performance.now() - start;
    });
    // Two milliseconds are the whole query's budget; a busy machine gets some slack.
    expect(Math.min(...rounds)).toBeLessThan(4);
  });
});
