import type { City } from '../data/places.ts';
import type { SeededRandom } from '../seeded-random.ts';

const AREAS: Readonly<Record<string, readonly string[]>> = {
  english: ['Northern Region', 'Southern Region', 'Eastern Region'],
  germanic: ['DACH', 'Central Europe'],
  romance: ['Southern Region', 'Western Region'],
  nordic: ['Nordics', 'Baltics and Nordics'],
  slavic: ['Central and Eastern Europe'],
  arabic: ['Gulf Region', 'Middle East'],
  eastAsian: ['East Asia', 'Asia Pacific'],
  southeastAsian: ['Southeast Asia', 'Asia Pacific'],
  african: ['East and West Africa', 'Sub-Saharan Africa'],
};
const INDIAN_AREAS: Readonly<Record<string, string>> = {
  Karnataka: 'South India',
  'Tamil Nadu': 'South India',
  Kerala: 'South India',
  Telangana: 'South India',
  'Andhra Pradesh': 'South India',
  Maharashtra: 'West India',
  Gujarat: 'West India',
  Goa: 'West India',
  'West Bengal': 'East India',
  Odisha: 'East India',
  Bihar: 'East India',
  Jharkhand: 'East India',
  Assam: 'East India',
  Meghalaya: 'East India',
};

/** The sales or operations region a city belongs to. */
export function areaOf(city: City, random: SeededRandom): string {
  if (city.country === 'India') return INDIAN_AREAS[city.region ?? ''] ?? 'North India';
  return random.pick(AREAS[city.home.companyNames] ?? ['International']);
}
