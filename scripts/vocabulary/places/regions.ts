import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';
import { plainPlaceName } from '../../../server/vocabulary/places/plain-place-name.ts';
import { entries, readHandTable } from './hand-tables.ts';

export interface Region {
  /** ISO 3166-2. */
  code: string;
  /** As it is called within addresses. */
  name: string;
  /** As it is shown when it is meant itself: 'New York State'. */
  shown: string;
  names: string[];
  /** Reading it as this comes before all others. */
  first: boolean;
  /** Named in our own tables or widely known: kept even where no city of the table lies in it. */
  isKnown: boolean;
  /** A province or county of a larger region, by which no city is kept. */
  isOfRegion: boolean;
}

/** Countries whose people write the ISO code after a city. */
const CODES_IN_USE = new Set(['US', 'CA', 'AU', 'IN', 'BR', 'MX']);
const SPELT_OUT =
  / (?:oblast|krai|sheng|shi|region|county|province|district|division|lan|kraj|state|governorate|city|zizhiqu)$/;

/** Countries of which CLDR has names by the codes of earlier years. */
const OLD_CODES = new Set(['IR', 'MA']);
/** Whose provinces and counties lie in larger regions, and are said oftener than these. */
const OF_REGION = /^(?:(?:ES|IE|IT|PH)-.{1,2}|BE-(?:VLG|WAL))$/;
const HAS_PARTS = new RegExp(`^FR-...?$|${OF_REGION.source}`);
/** Regions of these are said, though no city of the table has their code. */
const KNOWN = /^(?:AO|BE|CD|CM|EC|ES|ET|FR|GB|GE|GH|HR|IE|IR|IT|JM|KE|KZ|MA|NA|PH|RS|RU|TZ|UA|VE|VN)-/;
/** What is left of a name must still be one ('Free' of Free State is none), and no word, and no name of a larger place elsewhere ('Bari'). */
const NO_NAME =
  /^(?:free|central|capital|federal|national|metropolitan|north|south|east|west|northern|southern|eastern|western|new|state|mountain|antique|abra|centre|centro|centre sud|littoral|plateaux|pool|lakes|nord|sud|est|ouest|north west|north east|south west|south east|far north|east|portland|capital district|mara|bari|.{1,2})$/;

/** States, provinces and their like, one level below the country, of some countries two: names of CLDR (English) and ISO 3166-2 (local), and those people say. */
export function readRegions(): Region[] {
  const require = createRequire(import.meta.url);
  const file = require.resolve('cldr-subdivisions-full/subdivisions/en/en.json');
  const english = JSON.parse(readFileSync(file, 'utf8')).subdivisions.localeDisplayNames.subdivisions as Record<
    string,
    string
  >;
  const ours = new Map(readHandTable('region-names.txt').map((row) => [row[0] ?? '', row]));
  const regions = iso31662
    .filter(({ code, parent }) => parent === code.slice(0, 2) || ours.has(code) || HAS_PARTS.test(parent))
    .map(({ code, name: local, parent }) => {
      const [, shown, others, first] = ours.get(code) ?? [];
      const known = english[code.replace('-', '').toLowerCase()];
      const inEnglish = OLD_CODES.has(code.slice(0, 2))
        ? local.normalize('NFD').replace(/\p{Mn}/gu, '')
        : known?.replace(/[²³2]$/, '').replaceAll('’', "'");
      const name = code === 'US-NY' ? 'New York' : shown || inEnglish || local;
      const locals = local.split(/[,(]/).map((part) => part.trim());
      const spoken = [name, inEnglish ?? name, locals[0] ?? local]
        .flatMap((each) => [each, shortened(each)])
        .filter((each) => !NO_NAME.test(plainPlaceName(each)));
      const short = CODES_IN_USE.has(code.slice(0, 2)) ? [code.slice(3)] : [];
      const isOurs = ours.delete(code);
      const isKnown = isOurs || KNOWN.test(code);
      return {
        code,
        name,
        shown: shown || name,
        names: [...spoken, ...short, ...entries(others)],
        first: first === 'yes',
        isKnown,
        isOfRegion: !isOurs && OF_REGION.test(parent),
      };
    });
  if (ours.size > 0) throw new Error(`region-names.txt: no region ${[...ours.keys()].join(', ')}`);
  return regions;
}

/** 'Zhejiang Sheng' as 'zhejiang'. */
function shortened(name: string): string {
  const short = plainPlaceName(name).replace(SPELT_OUT, '');
  return NO_NAME.test(short) ? name : short;
}

/** ISO 3166-2 codes by GeoNames' own codes ('CA 08'); found by the seat where the table has none. */
export function readAdminCodes(): { isoCodes: Map<string, string>; sameAsIso: Set<string> } {
  const isoCodes = new Map<string, string>();
  const sameAsIso = new Set<string>();
  const lines = readHandTable('admin-codes.txt').map(([line = '']) => line.split(' '));
  for (const [country = '', ...pairs] of lines) {
    if (country === '*') for (const each of pairs) sameAsIso.add(each);
    else {
      for (const pair of pairs) {
        const [geonames = '', iso = ''] = pair.split('=');
        isoCodes.set(`${country} ${geonames}`, `${country}-${iso}`);
      }
    }
  }
  return { isoCodes, sameAsIso };
}
