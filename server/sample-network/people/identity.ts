import { elementAt } from '../../../shared/element-at.ts';
import type { NamePool } from '../../person-names/names-of-india.ts';
import { type City, INDIAN_CITIES, WORLD_CITIES } from '../data/places.ts';
import { namePool } from '../data/vocabulary.ts';
import { SeededRandom } from '../seeded-random.ts';
import { plainLetters } from '../wording.ts';
import { type Membership, membershipOf } from './membership.ts';

/** Who somebody is: all that a slug depends on, and no more. */
export interface PersonIdentity extends Membership {
  index: number;
  female: boolean;
  firstName: string;
  /** Absent for people with a single name. */
  lastName?: string;
  /** Both in Latin letters without accents, for addresses. */
  plainFirst: string;
  plainLast: string;
  pool: NamePool;
  city: City;
  slug: string;
}

/** Says of any slug that no member of a real network has it: the network allows none with its own name in it. */
const MARK = '-notonlinkedin-';

/** Draws name, place and slug of the person of that index. */
export function identityOf(index: number): PersonIdentity {
  const membership = membershipOf(index);
  const random = new SeededRandom('identity', index);
  const city = drawCity(membership, random);
  const poolId = random.chance(0.55) ? elementAt(city.names, 0) : random.pick(city.names);
  const pool = namePool(poolId);
  const female = random.chance(0.47);
  const names = drawNames(membership, random, pool, poolId, female);
  const slug = writeSlug(names, pool, random.chance(0.5), index);
  return { ...membership, index, female, ...names, pool, city, slug };
}

/** The index a slug would belong to, or null when it is none of this network's forms. */
export function indexOfSlug(slug: string): number | null {
  const at = slug.lastIndexOf(MARK);
  const digits = at > 0 ? slug.slice(at + MARK.length) : '';
  return /^(0|[1-9]\d{0,6})$/.test(digits) ? Number(digits) : null;
}

function drawCity({ company }: Membership, random: SeededRandom): City {
  if (!company) return random.weighted(random.chance(0.5) ? INDIAN_CITIES : WORLD_CITIES, (c) => c.weight);
  const spread = company.employees < 30 ? 0.5 : 1;
  const draw = random.next();
  if (draw < 0.04 * spread) return random.weighted(random.chance(0.5) ? INDIAN_CITIES : WORLD_CITIES, (c) => c.weight);
  if (draw < 0.11 * spread) {
    const all = company.city.country === 'India' ? INDIAN_CITIES : WORLD_CITIES;
    return random.weighted(
      all.filter((c) => c.country === company.city.country),
      (c) => c.weight,
    );
  }
  return draw < 0.27 * spread ? company.otherCity : company.city;
}

type Names = Pick<PersonIdentity, 'firstName' | 'lastName' | 'plainFirst' | 'plainLast'>;

/** Pools in which a single name is nothing unusual. */
const SINGLE_NAMES = new Set(['tamil', 'kannada', 'malay', 'malayali', 'northeast', 'indianMuslim', 'telugu']);

function drawNames(
  { company, rank }: Membership,
  random: SeededRandom,
  pool: NamePool,
  poolId: string,
  female: boolean,
): Names {
  const given = female ? pool.female : pool.male;
  // Colleagues get different full names: stepping through all pairs of the pool repeats none.
  const pairs = given.length * pool.family.length;
  const start = new SeededRandom(`names of ${poolId}`, company ? company.index : 5_000 + rank).between(0, pairs - 1);
  const pair = (start + rank * 7919) % pairs;
  const first = elementAt(given, pair % given.length);
  const last = elementAt(pool.family, Math.floor(pair / given.length));
  const draw = random.next();

  if (pool.native && draw < 0.09) {
    const [nativeFirst, latinFirst] = random.pick(female ? pool.native.female : pool.native.male);
    const [nativeLast, latinLast] = random.pick(pool.native.family);
    return {
      firstName: nativeFirst,
      lastName: nativeLast,
      plainFirst: joined(latinFirst),
      plainLast: joined(latinLast),
    };
  }
  const single = SINGLE_NAMES.has(poolId) ? 0.05 : 0.012;
  if (draw > 1 - single) return { firstName: first, plainFirst: joined(first), plainLast: '' };
  if (draw > 1 - single - 0.022) return longName(random, pool, given, first, last);
  return { firstName: first, lastName: last, plainFirst: joined(first), plainLast: joined(last) };
}

function longName(random: SeededRandom, pool: NamePool, given: readonly string[], first: string, last: string): Names {
  const more = random.some(
    given.filter((name) => name !== first),
    2,
  );
  const families = random.some(
    pool.family.filter((name) => name !== last),
    2,
  );
  return {
    firstName: [first, ...more].join(' '),
    lastName: random.chance(0.5) ? `${last}-${families[0]}` : [families[0], families[1], last].join(' '),
    plainFirst: joined(first),
    plainLast: joined(last),
  };
}

function joined(name: string): string {
  return plainLetters(name).replace(/[^a-z0-9]/g, '');
}

function writeSlug(names: Names, pool: NamePool, keepAccents: boolean, index: number): string {
  const inOrder =
    pool.familyFirst && !/^[\x20-\u024f]/.test(names.firstName)
      ? [names.lastName, names.firstName]
      : [names.firstName, names.lastName];
  const full = inOrder.filter((part) => part !== undefined).join(' ');
  const lower = (keepAccents || !/^[\x20-\u024f\u1e00-\u1eff' -]+$/.test(full) ? full : plainLetters(full))
    .normalize('NFC')
    .toLowerCase();
  return `${lower.replace(/[\s']+/g, '-')}${MARK}${index}`;
}
