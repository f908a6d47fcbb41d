import type { Criteria, PeopleQuery } from '../../../providers/people-search.ts';
import type { Leftover } from '../assemble-query.ts';
import { readWithLeftovers } from '../read-intent.ts';

/** What words that the rules do not know can mean. */
export const MEANINGS = [
  'title',
  'place',
  'industry',
  'department',
  'level',
  'skill',
  'company',
  'name',
  'nothing',
] as const;

export interface Reading {
  /** As typed. */
  phrase: string;
  means: (typeof MEANINGS)[number];
  /** In usual words. */
  value: string;
}

const CRITERIA = {
  title: 'titles',
  place: 'locations',
  industry: 'industries',
  department: 'departments',
  level: 'seniority',
  skill: 'keywords',
} as const satisfies Partial<Record<Reading['means'], keyof Criteria>>;

/**
 * Puts a reading into the place of its words.
 * @returns null when the words are not left over, the vocabulary does not have what they are said to mean, or anything that
 *   the rules had read would change
 */
export function replacePhrase(query: string, reading: Reading): string | null {
  const { intent, leftovers } = readWithLeftovers(query);
  const words = reading.phrase.split(/\s+/).filter((word) => word !== '');
  const phrase = words.join(' ').toLowerCase();
  const holder = leftovers.find(({ typed }) => ` ${typed.toLowerCase()} `.includes(` ${phrase} `));
  if (phrase === '' || holder === undefined) return null;
  const instead = wordsFor(reading, words);
  if (instead === null) return null;
  // bounded: a query has at most 500 characters
  const place = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(literally).join('[\\s-]+')}(?![\\p{L}\\p{N}])`, 'iu');
  if (!place.test(query)) return null;
  const replaced = query.replace(place, () => instead).replace(/ {2,}/g, ' ');
  return keeps(intent, readWithLeftovers(replaced).intent, holder) ? replaced : null;
}

function wordsFor({ means, value }: Reading, words: readonly string[]): string | null {
  if (means === 'name') return null;
  // Words with a capital name something: they are never dropped.
  if (means === 'nothing') return words.some((word) => /\p{Lu}|\d/u.test(word)) ? null : '';
  if (means === 'company') return `at ${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}`;
  const { intent, leftovers } = readWithLeftovers(value);
  const kinds = kindsIn(intent);
  return leftovers.length === 0 && kinds.length === 1 && kinds[0] === CRITERIA[means] ? value : null;
}

function kindsIn({ not, yearsOfExperience, employees, ...wanted }: PeopleQuery): string[] {
  if (yearsOfExperience || employees || namesIn(not).length > 0) return ['another'];
  return Object.entries(wanted).flatMap(([kind, list]) => (list.length > 0 ? [kind] : []));
}

/** Everything that was read before, but for what is replaced, has to be read still. */
function keeps(before: PeopleQuery, after: PeopleQuery, { list, name: replaced }: Leftover): boolean {
  const gone = `${list}:${replaced.toLowerCase()}`;
  const still = (was: Criteria, is: Criteria) => {
    const names = new Set(namesIn(is));
    return namesIn(was).every((name) => names.has(name) || name === gone);
  };
  return (
    still(before, after) &&
    still(before.not, after.not) &&
    JSON.stringify([before.yearsOfExperience, before.employees]) ===
      JSON.stringify([after.yearsOfExperience, after.employees])
  );
}

const KINDS = ['titles', 'seniority', 'departments', 'locations', 'industries', 'companies', 'keywords'] as const;

function namesIn(criteria: Criteria): string[] {
  return KINDS.flatMap((kind) =>
    criteria[kind].map((one) => `${kind}:${(typeof one === 'string' ? one : one.name).toLowerCase()}`),
  );
}

const literally = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
