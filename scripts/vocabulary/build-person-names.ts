import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allLocales } from '@faker-js/faker';
import { INDIAN_NAMES } from '../../server/person-names/names-of-india.ts';
import { WORLD_NAMES } from '../../server/person-names/names-of-the-world.ts';
import { plainLetters } from '../../server/person-names/plain-letters.ts';
import { IBERIAN_NAMES } from './person-names/iberian-names.ts';

type Kind = 'given' | 'family';

/** In how many lists a word is a given name, in how many a family name, and whose names it is among. */
interface Entry {
  given: number;
  family: number;
  /** In how many Iberian and Latin American lists it is a given name. */
  iberian: number;
  cultures: Set<string>;
}

const HEADER = `# Words of names: in how many lists they are given names, in how many family names (at most 9), and whose they are.
# Made by \`npm run vocabulary\`; not to be edited. Sources: faker (MIT), Popular Names by Country (CC0). See NOTICE.md.
`;

const IBERIAN = /^(?:es|pt|AR|BO|BR|CL|CO|CR|CU|DO|EC|ES|GT|MX|PE|PR|PT|PY|SV|UY|VE)(?:_|$)|^pool iberian$/;

/**
 * Lists whose names follow rules of their own, by the letter that marks them in the table: small as a family name, capital as a
 * given name.
 */
const CULTURES: readonly (readonly [letter: string, lists: RegExp])[] = [
  ['i', IBERIAN],
  ['c', /^(?:zh|en_HK|CN|TW)(?:_|$)/],
  ['d', /^(?:en_IN|en_NP|ne|IN|NP|pool india)(?:_|$)/],
  ['j', /^(?:ja|JP)$/],
  ['k', /^(?:ko|KR)$/],
  ['v', /^(?:vi|VN)$/],
];

/** These lists of faker repeat those of other countries. */
const REPEATED_GIVEN = new Set(['en_ZA', 'fr_BE', 'de_AT', 'es_MX', 'en_AU', 'en_AU_ocker']);
const REPEATED_FAMILY = new Set(['en_ZA', 'fr_BE', 'de_AT', 'en_AU_ocker']);

/** Scripts whose names are put in order by what is known of their words, and nothing else. */
const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}'’-]+$/u;

/** Makes the table of known names; one line a word: 'garcia 09i'. */
export function buildPersonNames(): string {
  const entries = new Map<string, Entry>();
  const addAll = (names: Iterable<string>, kind: Kind, list: string) => {
    for (const word of new Set(wordsOf(names, list))) add(entries, word, kind, list);
  };
  for (const [locale, { person }] of Object.entries(allLocales)) {
    if (!REPEATED_GIVEN.has(locale)) addAll(flatten(person?.first_name), 'given', locale);
    if (!REPEATED_FAMILY.has(locale)) addAll(flatten(person?.last_name), 'family', locale);
  }
  for (const [country, names] of readLists('forenames.tsv')) addAll(names, 'given', country);
  for (const [country, names] of readLists('surnames.tsv')) addAll(names, 'family', country);
  const pools = [
    ...Object.values(INDIAN_NAMES).map((pool) => [pool, 'pool india'] as const),
    ...Object.values(WORLD_NAMES).map((pool) => [pool, 'pool'] as const),
  ];
  for (const [pool, list] of pools) {
    const { female = [], male = [], family = [] } = pool.native ?? {};
    addAll([...pool.female, ...pool.male, ...[...female, ...male].flat()], 'given', list);
    addAll([...pool.family, ...family.flat()], 'family', list);
  }
  addAll(IBERIAN_NAMES.given, 'given', 'pool iberian');
  addAll(IBERIAN_NAMES.family, 'family', 'pool iberian');
  return `${HEADER}${[...entries].map(toLine).sort().join('\n')}\n`;
}

function wordsOf(names: Iterable<string>, list: string): string[] {
  // Vietnamese lists have all given names of a person together.
  const parts = /^(?:vi|VN)$/.test(list) ? [...names].flatMap((name) => name.split(' ')) : [...names];
  return parts
    .map((name) => plainLetters(name.trim()))
    .filter((word) => NAME.test(word) && !(word.length === 1 && /\p{Script=Latin}/u.test(word)));
}

function add(entries: Map<string, Entry>, word: string, kind: Kind, list: string): void {
  const entry = entries.get(word) ?? { given: 0, family: 0, iberian: 0, cultures: new Set() };
  entry[kind]++;
  if (kind === 'given' && IBERIAN.test(list)) entry.iberian++;
  for (const [letter, lists] of CULTURES) {
    if (lists.test(list)) entry.cultures.add(kind === 'family' ? letter : letter.toUpperCase());
  }
  entries.set(word, entry);
}

function toLine([word, { given, family, iberian, cultures }]: [string, Entry]): string {
  if (iberian > given / 2) cultures.add('E');
  return `${word} ${Math.min(given, 9)}${Math.min(family, 9)}${[...cultures].sort().join('')}`;
}

/** Names by sex, or for all. */
function flatten(names: object | null | undefined): string[] {
  return Object.values(names ?? {})
    .flat()
    .filter((name) => typeof name === 'string');
}

/** Lines of country code, tab, names. */
function readLists(file: string): [country: string, names: string[]][] {
  const lines = readFileSync(path.join(import.meta.dirname, 'person-names', file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [country = '', names = ''] = line.split('\t');
    return [country, names.split(', ')];
  });
}
