import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plainPlaceName } from '../../../server/vocabulary/places/plain-place-name.ts';
import { entries, readHandTable } from './hand-tables.ts';

export interface Country {
  code: string;
  name: string;
  names: string[];
}

const LANGUAGES = 'en de fr es pt it nl pl sv da nb fi tr cs sk hu ro hr el ru uk he ar fa ur hi ta zh ja ko th'.split(
  ' ',
);
/** Two-letter codes that stand for no country people live in. */
const NOBODY = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM', 'IO']);

/** Codes by which people of another country mean one of its regions: 'NI' is Northern Ireland to everybody near it. */
const CODES_OF_REGIONS = new Set(['NI']);

/** Names of other languages that are first names or other things in more widely spoken ones, and shorter ones in Latin letters. */
const MEANS_ELSE = /^(?:island|maurice|dominique|mauri[cz]io|suede|grenade|[a-z ]{1,3})$/;

/** Countries with their names in many languages (i18n-iso-countries), those that people say in short, and their ISO codes. */
export function readCountries(): Country[] {
  const require = createRequire(import.meta.url);
  const byCode = new Map<string, Country>();
  for (const language of LANGUAGES) {
    const file = require.resolve(`i18n-iso-countries/langs/${language}.json`);
    const { countries } = JSON.parse(readFileSync(file, 'utf8')) as { countries: Record<string, string | string[]> };
    for (const [code, named] of Object.entries(countries)) {
      if (NOBODY.has(code)) continue;
      const names = [named].flat().filter((name) => language === 'en' || !MEANS_ELSE.test(plainPlaceName(name)));
      const country = byCode.get(code) ?? {
        code,
        name: shownName(names[0] ?? code),
        names: CODES_OF_REGIONS.has(code) ? [] : [code],
      };
      country.names.push(...names);
      byCode.set(code, country);
    }
  }
  for (const [code = '', name, others] of readHandTable('country-names.txt')) {
    const country = byCode.get(code);
    if (country === undefined) throw new Error(`country-names.txt: no country ${code}`);
    if (name) country.name = name;
    country.names.push(country.name, ...entries(others));
  }
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** 'Moldova, Republic of' and 'Falkland Islands (Malvinas)' without what follows. */
function shownName(name: string): string {
  return name.replace(/(?:, | \().*$/, '');
}
