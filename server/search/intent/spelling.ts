import { elementAt } from '../../../shared/element-at.ts';
import { INDIAN_NAMES } from '../../person-names/names-of-india.ts';
import { WORLD_NAMES } from '../../person-names/names-of-the-world.ts';
import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import { findListedTitle } from '../../vocabulary/job-titles/find-job-title.ts';
import { listTrades } from '../../vocabulary/job-titles/occupation-table.ts';
import { findPlaces } from '../../vocabulary/places/find-places.ts';
import { listLargeCities } from '../../vocabulary/places/large-cities.ts';
import { findWordCluster } from '../../vocabulary/word-clusters/find-word-cluster.ts';
import { isKnownWord, isProfessionalTerm, isWordOfTables, vocabularyWords } from './lexicon.ts';
import { plain } from './plain.ts';

/** Shorter words are too close to each other to guess; longer ones are no words. */
const SHORTEST = 6;
const LONGEST = 30;
/** Two slips are forgiven from this length on. */
const LONG = 11;
/** Everyday words that are close to ones of the vocabulary. */
const ORDINARY = new Set(
  'welding,coast,daily,cost,migration,loss,house,trade,store,train,trains,cable,paper,light,heavy,green,white,black,youth,adult,water,fire,legacy,series,county,counties,greek,speak,waste,steam,patent,parent,parents,travels,produce,indie'.split(
    ',',
  ),
);

/** Words that are nearly always slips in a search for people. */
const USUAL_SLIPS = new Set(['manger', 'mangers', 'mange', 'slaes', 'enginer', 'enginers']);

/** Names of people are never taken for misspelt words: Sharma is not pharma. */
const names = new Set(
  [...Object.values(INDIAN_NAMES), ...Object.values(WORLD_NAMES)].flatMap((pool) =>
    [...pool.female, ...pool.male, ...pool.family].flatMap((name) => plain(name).split(/[\s-]+/)),
  ),
);

export const isPersonName = (word: string): boolean => names.has(word);

type Groups = ReadonlyMap<string, readonly string[]>;

let vocabulary: Groups | undefined;
let cities: Groups | undefined;
/** Trades of the open tables: only long words are taken for a misspelt one. */
let trades: Groups | undefined;
const SHORTEST_TRADE = 8;

function groupByFirst(words: Iterable<string>): Groups {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word)) continue;
    const group = groups.get(word.charAt(0));
    if (group) group.push(word);
    else groups.set(word.charAt(0), [word]);
  }
  return groups;
}

/**
 * A word as the vocabulary writes it: itself, its singular, or the one word that is a slip or two away.
 * @returns the word unchanged when nothing is near enough
 */
export function respell(word: string): string {
  if (!USUAL_SLIPS.has(word) && (isWordOfTables(word) || isWordOfTables(`${word}s`) || isProfessionalTerm(word)))
    return word;
  const single = singular(word);
  if (single) return single;
  if (word.length < SHORTEST || !mayBeMisspelt(word)) return word;
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : undefined;
  vocabulary ??= groupByFirst(vocabularyWords());
  const near = nearest(word, vocabulary) ?? (one === undefined ? undefined : nearest(one, vocabulary));
  if (near) return near;
  if (word.length < SHORTEST_TRADE) return word;
  trades ??= groupByFirst(listTrades());
  const trade = nearest(one ?? word, trades);
  return trade !== undefined && isSlipOfKeys(one ?? word, trade) ? trade : word;
}

/** Letters left out, typed twice or swapped; another letter or another ending makes another word: 'shipper' and 'skipper', 'activism'. */
function isSlipOfKeys(word: string, meant: string): boolean {
  if (word.at(-1) !== meant.at(-1) || word.startsWith(meant) || meant.startsWith(word)) return false;
  const sorted = (text: string) => [...text].sort().join('');
  return word.length === meant.length ? sorted(word) === sorted(meant) : Math.abs(word.length - meant.length) === 1;
}

/** The large city whose misspelt name an unknown word may be. */
export function respellCity(word: string): string | undefined {
  if (word.length < SHORTEST - 1 || isKnownWord(word) || !mayBeMisspelt(word)) return undefined;
  cities ??= groupByFirst(listLargeCities());
  return nearest(word, cities);
}

/** The known singular of a word, if it is a plural. */
export function singular(word: string): string | undefined {
  // 'foremen', 'saleswomen'
  if (word.length > 5 && word.endsWith('men')) {
    const one = word.replace(/men$/, 'man');
    return isKnownWord(one) || findListedTitle(one) !== undefined ? one : undefined;
  }
  if (!word.endsWith('s')) return undefined;
  const forms = [word.replace(/ies$/, 'y'), word.replace(/s$/, ''), word.replace(/es$/, '')];
  return forms.find((form) => form !== word && form.length > 1 && isKnownWord(form));
}

function mayBeMisspelt(word: string): boolean {
  if (word.length < SHORTEST - 1 || word.length > LONGEST || names.has(word) || !/^[a-z]+$/.test(word)) return false;
  if (isOrdinaryWord(word) || ORDINARY.has(word) || findPlaces(word).length > 0) return false;
  // An English word, however rare it is in searches: 'commuting', 'premier'.
  if (findWordCluster(word) !== undefined && !USUAL_SLIPS.has(word)) return false;
  return findListedTitle(word.replace(/s$/, '')) === undefined;
}

function nearest(word: string, groups: Groups): string | undefined {
  const allowed = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of groups.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    if (allowed > 1 && candidate.at(-1) !== word.at(-1)) continue;
    const slips = countSlips(word, candidate, least);
    // 'divers' are no diners: of short words one letter for another makes another word.
    if (word.length <= SHORTEST && candidate.length === word.length && !mayBeSlip(word, candidate)) continue;
    if (slips < least) {
      least = slips;
      best = candidate;
    }
  }
  return best;
}

/** Letters swapped, or one vowel for another. */
function mayBeSlip(a: string, b: string): boolean {
  const sorted = (text: string) => [...text].sort().join('');
  return sorted(a) === sorted(b) || a.replace(/[aeiouy]/g, '') === b.replace(/[aeiouy]/g, '');
}

/** Letters added, left out, exchanged or swapped with the next one; stops counting at `limit`. */
function countSlips(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(elementAt(above, j) + 1, elementAt(row, j - 1) + 1, elementAt(above, j - 1) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, elementAt(before, j - 2) + 1);
      row.push(slips);
    }
    if (Math.min(...row) >= limit) return limit;
    before = above;
    above = row;
  }
  return elementAt(above, b.length);
}
