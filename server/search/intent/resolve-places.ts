import { elementAt } from '../../../shared/element-at.ts';
import { findPlaces, type Place } from '../../vocabulary/places/find-places.ts';

/** A city with fewer people than this share of another of its name is meant only where what it lies in is said. */
const LEAST_SHARE = 0.1;
/** Parts of the world whose countries are often named side by side. */
const NEIGHBOURS = [
  'Southeast Asia',
  'GCC',
  'DACH',
  'Nordics',
  'Benelux',
  'Baltics',
  'UK and Ireland',
  'Latin America',
];
/** A list of more places is taken as it stands. */
const MOST_PLACES = 16;
const SAME_REGION = 3;
const SAME_COUNTRY = 2;
const MAY_BE_SAME_COUNTRY = 1;
const NEAR = 0.5;

/**
 * Chooses one reading of each place of a query so that they lie together: 'RJ e MG' are states of Brazil, 'RJ and GJ' of India,
 * 'SG, KL, JKT' are in Southeast Asia.
 * @param readings of each place, likeliest first
 * @param languages ISO 639 codes of the query's: in Portuguese 'BH' is Belo Horizonte and 'SC' Santa Catarina
 * @returns a place for each; the likeliest unless another fits the others better
 */
export function resolvePlaces(readings: readonly (readonly Place[])[], languages: readonly string[] = []): Place[] {
  const home = languages.flatMap((language) => HOME_OF[language] ?? []);
  return readings.map((all, at) => {
    const own = codesAtHome(all, home);
    const likeliest = elementAt(own, 0);
    if (own.length === 1 || readings.length === 1 || readings.length > MOST_PLACES) return likeliest;
    const others = readings.filter((_, other) => other !== at);
    let best = likeliest;
    let most = fitOf(likeliest, others);
    for (const place of own.slice(1)) {
      if (!isPossible(place, likeliest) && !isBesideNeighbours(place, likeliest, others)) continue;
      const score = fitOf(place, others);
      if (score > most) [best, most] = [place, score];
    }
    return best;
  });
}

/** Where a language is at home whose countries shorten names of places to two or three letters. */
const HOME_OF: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  es: ['MX', 'ES', 'AR', 'CO', 'CL', 'PE'],
  fr: ['FR', 'CA', 'BE', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
};

/** What a code means at home, if it means anything there. */
function codesAtHome(places: readonly Place[], home: readonly string[]): readonly Place[] {
  if (home.length === 0 || places[0]?.isShortForm !== true) return places;
  const near = places.filter(({ countryCodes }) => countryCodes.some((code) => home.includes(code)));
  return near.length === 0 ? places : near;
}

/** 'Bogotá y Cali': as large a city is meant beside another one of its country, though California has that name, too. */
const LARGE = 1_000_000;

function isPossible(place: Place, likeliest: Place): boolean {
  if (likeliest.isShortForm || (place.kind === 'city' && place.population > LARGE)) return true;
  return likeliest.kind === 'city' && place.kind === 'city' && place.population > LEAST_SHARE * likeliest.population;
}

/**
 * 'grand rapids holland zeeland': towns of one state rather than a country and its province. A city far larger than its namesake is
 * what its name means, whatever stands beside it: 'New York and Amsterdam'.
 */
function isBesideNeighbours(place: Place, likeliest: Place, others: readonly (readonly Place[])[]): boolean {
  if (likeliest.kind === 'city' || !others.some((readings) => isInOneRegion(place, elementAt(readings, 0))))
    return false;
  // 'Holland' is a country by a name that is not its own.
  const mayBe = others.filter((readings) => readings.some((one) => isInOneRegion(place, one))).length;
  return mayBe > 1 || likeliest.name !== place.name;
}

/** In the same state, or in the same metro area. */
const isInOneRegion = (one: Place, other: Place) =>
  one.kind === 'city' &&
  (other.kind === 'city'
    ? one.regionCode !== undefined && one.regionCode === other.regionCode && one.name !== other.name
    : other.kind === 'metro' && other.cities.includes(one.name) && sharesCountry(one, other));

function fitOf(place: Place, others: readonly (readonly Place[])[]): number {
  let sum = 0;
  for (const readings of others) {
    if (isInOneRegion(place, elementAt(readings, 0))) sum += SAME_REGION;
    else if (sharesCountry(place, elementAt(readings, 0))) sum += SAME_COUNTRY;
    else if (readings.some((one) => sharesCountry(place, one))) sum += MAY_BE_SAME_COUNTRY;
    else if (place.isShortForm && isNear(place, elementAt(readings, 0))) sum += NEAR;
  }
  return sum;
}

const sharesCountry = (one: Place, other: Place) =>
  one.kind !== 'world-region' && one.countryCodes.some((code) => other.countryCodes.includes(code));

let neighbours: readonly (readonly string[])[] | undefined;

function isNear(one: Place, other: Place): boolean {
  neighbours ??= NEIGHBOURS.map((name) => findPlaces(name)[0]?.countryCodes ?? []);
  return neighbours.some((codes) =>
    [one, other].every(({ countryCodes }) => countryCodes.some((code) => codes.includes(code))),
  );
}
