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
const SAME_COUNTRY = 2;
const MAY_BE_SAME_COUNTRY = 1;
const NEAR = 0.5;

/**
 * Chooses one reading of each place of a query so that they lie together: 'RJ e MG' are states of Brazil, 'RJ and GJ' of India,
 * 'SG, KL, JKT' are in Southeast Asia.
 * @param readings of each place, likeliest first
 * @returns a place for each; the likeliest unless another fits the others better
 */
export function resolvePlaces(readings: readonly (readonly Place[])[]): Place[] {
  return readings.map((own, at) => {
    const likeliest = elementAt(own, 0);
    if (own.length === 1 || readings.length === 1 || readings.length > MOST_PLACES) return likeliest;
    const others = readings.filter((_, other) => other !== at);
    let best = likeliest;
    let most = fitOf(likeliest, others);
    for (const place of own.slice(1)) {
      if (!isPossible(place, likeliest)) continue;
      const score = fitOf(place, others);
      if (score > most) [best, most] = [place, score];
    }
    return best;
  });
}

/** 'Bogotá y Cali': as large a city is meant beside another one of its country, though California has that name, too. */
const LARGE = 1_000_000;

function isPossible(place: Place, likeliest: Place): boolean {
  if (likeliest.isShortForm || (place.kind === 'city' && place.population > LARGE)) return true;
  return likeliest.kind === 'city' && place.kind === 'city' && place.population > LEAST_SHARE * likeliest.population;
}

function fitOf(place: Place, others: readonly (readonly Place[])[]): number {
  let sum = 0;
  for (const readings of others) {
    if (sharesCountry(place, elementAt(readings, 0))) sum += SAME_COUNTRY;
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
