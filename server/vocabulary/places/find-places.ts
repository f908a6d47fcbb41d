import type { PlaceWanted } from '../../providers/people-search.ts';
import { areaNamed, nameOfCode } from './area-table.ts';
import { lookUpPlaceName, type PlaceRow, startsPlaceName } from './place-table.ts';
import { plainPlaceName } from './plain-place-name.ts';

/** One reading of a phrase as a place. */
export interface Place extends PlaceWanted {
  kind: 'city' | 'region' | 'country' | 'metro' | 'world-region';
  /** People in its cities that the table knows; of several readings of a word, how likely this one is. 0: not known. */
  population: number;
  /** ISO 3166 codes of the countries that it is, holds or lies in. */
  countryCodes: string[];
  /** ISO 3166-2 code of the region that it is or lies in, where known: 'US-TX'. */
  regionCode?: string;
  /** The phrase is no name but a code or short form of at most three letters, which may well be a word: 'CA', 'IN', 'SEA'. */
  isShortForm: boolean;
}

/** Names of places of fewer people are words and names of people as well: they are found where something speaks for a place. */
export const TOWN_POPULATION = 5000;
/** Words of the longest phrase that is worth asking for, the state and country after a city included. */
export const LONGEST_PLACE_PHRASE = 8;
/** Words that a name of a city, state or country alone has at most. */
const LONGEST_OUTER_NAME = 5;
const LONGEST_TEXT = 120;
const NO_LETTER = /[^\p{L}\p{M}\p{N}]+/u;
/** Codes of states and countries that are such a word in a sentence, and codes only when they are written as codes. */
const FUNCTION_WORDS = new Set(
  'in or me on as to is it at by be so no do am an el en es et ou du da em na ao im zu ke ka ki hai la al'.split(' '),
);

/**
 * Every place that a phrase names: 'bangalore', 'Austin, Texas', 'paris fr', 'greater munich area', 'नई दिल्ली', 'DACH'.
 * A city with what it lies in is one place. Case, accents and punctuation do not matter.
 * @param phrase some words, at most `LONGEST_PLACE_PHRASE`
 * @param withVillages those of fewer than `TOWN_POPULATION` people, too, which else are found only with what they lie in
 * @returns its readings, likeliest first; none when it is no place
 */
export function findPlaces(phrase: string, withVillages = false): Place[] {
  if (phrase.length > LONGEST_TEXT) return [];
  const plain = plainPlaceName(phrase);
  if (plain === '') return [];
  const words = plain.split(' ');
  if (words.length > LONGEST_PLACE_PHRASE || !mayBePlace(words, plain)) return [];
  const named = placesNamed(plain).filter((place) => withVillages || !isVillage(place));
  if (named.length > 0) return named;
  const typed = phrase.split(NO_LETTER).filter((word) => word !== '');
  const isCode = (at: number) => typed.length === words.length && typed[at] === typed[at]?.toUpperCase();
  const within = placesWithin(words.map((word, at) => (FUNCTION_WORDS.has(word) && !isCode(at) ? '' : word)));
  return within.length > 0 ? within : surroundings(plain);
}

/** Whether it is one of the places that are found only where something speaks for them. */
export const isVillage = (place: Place | undefined): boolean =>
  place?.kind === 'city' && place.population > 0 && place.population < TOWN_POPULATION;

function mayBePlace([first = '']: readonly string[], plain: string): boolean {
  return first === 'the' || startsPlaceName(first) || AROUND_BEFORE.test(plain);
}

/** Those of the first places that lie in one of the others: Austin of 'Austin' and 'Texas'. */
export function narrowPlaces(inner: readonly Place[], outer: readonly Place[]): Place[] {
  return inner.filter((place) => outer.some((around) => liesIn(place, around)));
}

function placesNamed(plain: string): Place[] {
  const rows = lookUpPlaceName(plain);
  if (rows.length > 0 || !plain.startsWith('the ')) return rows.map((row) => readPlace(row, plain));
  return lookUpPlaceName(plain.slice(4)).map((row) => readPlace(row, plain.slice(4)));
}

/**
 * 'austin tx usa': the longest name at the start that lies in what the rest names.
 * @param words an empty one is no code that could be part of it
 */
function placesWithin(words: readonly string[]): Place[] {
  for (let length = words.length - 1; length >= 1; length--) {
    if (words.length - length > LONGEST_OUTER_NAME + 1) break;
    const name = words.slice(0, length).join(' ');
    const named = name === '' ? [] : placesNamed(name);
    const inner = named.length > 0 ? named : surroundings(name);
    if (inner.length === 0) continue;
    const rest = words.slice(length);
    const outer = rest.join('') === '' ? [] : placesNamed(rest.join(' '));
    const found = narrowPlaces(inner, outer.length > 0 ? outer : placesWithin(rest));
    if (found.length > 0) return found;
  }
  return [];
}

const AROUND_BEFORE =
  /^(?:greater|metro|metropolitan|central|downtown|inner|city of|state of|province of|region of|area of|grossraum|raum|region metropolitana de|region de|region|metropolregion|ballungsraum|stadt|grand|ville de|agglomeration de|departement d[eu]|(?:area|zona) metropolitana (?:de|di)|gran|grande|ciudad de|cidade de|estado de|provincia d[ei]|regiao (?:metropolitana )?de|kanton|canton d[eu]|landkreis|provincie|okres|citta di|regione) /;
const AROUND_AFTER =
  / (?:metropolitan (?:area|region)|metro (?:area|region)|metroplex|metro|area|region|city area|city|state|province|county|district|countries|nations|markets|based|und umgebung|et alentours|et environs|y alrededores|e dintorni|e regiao|and (?:around|surroundings|nearby))$/;

/** 'greater hyderabad area', 'berlin metro', 'área metropolitana de barcelona': the place without those words. */
function surroundings(plain: string): Place[] {
  const middle = plain.replace(AROUND_AFTER, '').replace(AROUND_BEFORE, '');
  return middle === plain ? [] : placesNamed(middle).filter((place) => !isVillage(place));
}

function liesIn(inner: Place, outer: Place): boolean {
  if (inner.kind === 'world-region') return false;
  const sharesCountry = inner.countryCodes.some((code) => outer.countryCodes.includes(code));
  if (outer.kind === 'country' || outer.kind === 'world-region') return sharesCountry && inner.kind !== outer.kind;
  if (inner.kind === 'metro') return outer.kind === 'region' && sharesCountry;
  if (inner.kind !== 'city') return false;
  if (outer.kind === 'region') return inner.regionCode !== undefined && inner.regionCode === outer.regionCode;
  if (outer.kind === 'city')
    return sharesCountry && inner.regionCode === outer.regionCode && inner.cities.includes(outer.name);
  return (
    sharesCountry &&
    (outer.cities.includes(inner.name) || outer.regions.some((region) => inner.within.includes(region)))
  );
}

function readPlace({ kind, name, code, population, cities: around = [] }: PlaceRow, phrase: string): Place {
  const isShortForm = /^[a-z ]{1,3}$/.test(phrase) && phrase !== plainPlaceName(name);
  if (kind === 'area') return { ...readArea(name), population, isShortForm };
  const country = code.slice(0, 2);
  const ofCode = { population, countryCodes: [country], ...(code.length > 2 && { regionCode: code }), isShortForm };
  const countryName = nameOfCode(country) ?? country;
  if (kind === 'country') {
    return { kind, name, cities: [], regions: [], countries: [name], within: [], ...ofCode };
  }
  const region = code.length > 2 ? nameOfCode(code) : undefined;
  if (kind === 'region') {
    return { kind, name, cities: [], regions: [region ?? name], countries: [], within: [countryName], ...ofCode };
  }
  const within = region === undefined || region === name ? [countryName] : [region, countryName];
  // Who works in Sandton has Johannesburg in the profile as often, and nobody Nassau County.
  const cities = [name, ...around.filter((city) => city !== name)];
  return { kind, name, cities, regions: [], countries: [], within, ...ofCode };
}

function readArea(name: string): Omit<Place, 'population' | 'isShortForm'> {
  const area = areaNamed(name);
  if (area === undefined) throw new Error(`No area ${name} in the table`);
  const { cities, regions, countries } = area;
  const names = countries.map((code) => nameOfCode(code) ?? code);
  const parts = { name, cities, regions: regions.map((code) => nameOfCode(code) ?? code), countryCodes: countries };
  return area.kind === 'metro'
    ? { kind: 'metro', ...parts, countries: [], within: names }
    : { kind: 'world-region', ...parts, countries: names, within: [] };
}
