import { PLACES, placeOf, type Word, wordsOf } from './words.ts';

/** One place where a phrase of the set was found. */
export interface PhraseHit<Id> {
  id: Id;
  /** The words of the text as written there. */
  said: string;
  /** Where they begin in the text, in characters. */
  at: number;
  /** How many words the phrase has. */
  length: number;
}

/** A phrase word by word: stems, and first letters with a * behind them. */
interface Phrase<Id> {
  words: readonly string[];
  ids: Id[];
}

/** First letters of fewer would stand for too many words. */
const LEAST_PREFIX = 2;
/** By so many first letters they are looked up: few begin with the same three. */
const KEY_LETTERS = 3;
/** Ways in which a phrase begins. */
const STEM = 1;
const PREFIX = 2;
/** A power of two, as all places are; the table of one kind of offer needs no more. */
const FEW_PLACES = 1 << 12;

/**
 * Finds phrases in texts, in time linear in the text: words are compared by their stems ('loggers' is 'logger'), a word of a phrase that
 * ends in * stands for every word that begins so, and the longest phrase at a place wins.
 */
export class PhraseSet<Id> {
  /** By the stem of their first word. */
  readonly #byStem = new Map<string, Phrase<Id>[]>();
  /** Those whose first word goes on as it likes, by its first three letters, or two if it has no more. */
  readonly #byPrefix = new Map<string, Phrase<Id>[]>();
  /** For the first letters of every phrase in which of the two it is: they are cheap to look up, and most words of a text begin none. */
  readonly #beginnings: Uint8Array;
  /** Some first words go on after two letters. */
  #hasShortPrefix = false;

  /** @param isLarge has thousands of phrases: more room tells first letters better apart */
  constructor(isLarge = false) {
    this.#beginnings = new Uint8Array(isLarge ? PLACES : FEW_PLACES);
  }

  /** @param phrase words with spaces between them; 'cold chain', 'pharma*' */
  add(phrase: string, id: Id): void {
    const words = wordsOfPhrase(phrase);
    const [first] = words;
    if (first === undefined) return;
    const isPrefix = first.endsWith('*');
    const [list, key] = isPrefix ? [this.#byPrefix, first.slice(0, -1).slice(0, KEY_LETTERS)] : [this.#byStem, first];
    this.#hasShortPrefix ||= isPrefix && key.length <= LEAST_PREFIX;
    const place = placeOf(first.replace('*', ''), 3) % this.#beginnings.length;
    this.#beginnings[place] = (this.#beginnings[place] ?? 0) | (isPrefix ? PREFIX : STEM);
    const alike = list.get(key) ?? [];
    const known = alike.find(
      (one) => one.words.length === words.length && one.words.every((word, at) => word === words[at]),
    );
    if (known === undefined) list.set(key, [...alike, { words, ids: [id] }]);
    else if (!known.ids.includes(id)) known.ids.push(id);
  }

  /** @returns every place at which a phrase of the set stands, in the order of the text; they do not overlap */
  find(text: string): PhraseHit<Id>[] {
    const words = wordsOf(text);
    const hits: PhraseHit<Id>[] = [];
    for (let start = 0; start < words.length; ) {
      const first = words[start];
      const ways = first === undefined ? 0 : this.#waysToBegin(first);
      if (ways === 0) {
        start += 1;
        continue;
      }
      const found = this.#longestAt(words, start, ways);
      const length = found[0]?.words.length ?? 0;
      const last = words[start + length - 1];
      if (length === 0 || first === undefined || last === undefined) {
        start += 1;
        continue;
      }
      const said = text.slice(first.at, last.end);
      for (const id of new Set(found.flatMap(({ ids }) => ids))) hits.push({ id, said, at: first.at, length });
      start += length;
    }
    return hits;
  }

  /** Whether phrases may begin with a word, whole or by its first letters; a prefix may have two letters only. */
  #waysToBegin({ place2, place3 }: Word): number {
    const beginnings = this.#beginnings;
    const last = beginnings.length - 1;
    return (beginnings[place3 & last] ?? 0) | (beginnings[place2 & last] ?? 0);
  }

  /** The longest phrases that begin at a word: several when one says by its first letters what another says whole. */
  #longestAt(words: readonly Word[], start: number, ways: number): readonly Phrase<Id>[] {
    const word = words[start];
    if (word === undefined) return NONE;
    let best = NONE as readonly Phrase<Id>[];
    if (ways & STEM) best = longestOf(this.#byStem.get(word.stem), words, start, best);
    if (ways & PREFIX) {
      best = longestOf(this.#byPrefix.get(word.text.slice(0, KEY_LETTERS)), words, start, best);
      if (this.#hasShortPrefix && word.text.length > LEAST_PREFIX)
        best = longestOf(this.#byPrefix.get(word.text.slice(0, LEAST_PREFIX)), words, start, best);
    }
    return best.length < 2 ? best : best.toSorted((a, b) => compareSureness(a.words, b.words));
  }
}

const NONE: readonly never[] = [];

/** Those of some phrases that stand at a place, when they are longer than the best so far, or with these when as long. */
function longestOf<Id>(
  phrases: readonly Phrase<Id>[] | undefined,
  words: readonly Word[],
  start: number,
  best: readonly Phrase<Id>[],
): readonly Phrase<Id>[] {
  if (phrases === undefined) return best;
  let longest = best;
  for (const phrase of phrases) {
    const length = longest[0]?.words.length ?? 0;
    if (phrase.words.length < length || !standsAt(phrase.words, words, start)) continue;
    longest = phrase.words.length > length ? [phrase] : [...longest, phrase];
  }
  return longest;
}

function wordsOfPhrase(phrase: string): readonly string[] {
  const words = phrase.split(/\s+/).flatMap((word) => {
    const parts = wordsOf(word);
    return parts.map(({ stem, text }, at) => (word.endsWith('*') && at === parts.length - 1 ? `${text}*` : stem));
  });
  // A list that was put together keeps room for more, and there are tens of thousands of phrases.
  return words.slice();
}

function standsAt(phrase: readonly string[], words: readonly Word[], start: number): boolean {
  for (let at = 0; at < phrase.length; at++) {
    const wanted = phrase[at] ?? '';
    const word = words[start + at];
    if (word === undefined) return false;
    if (wanted.endsWith('*') ? !beginsAs(wanted, word.text) : word.stem !== wanted) return false;
  }
  return true;
}

/** @param prefix 'pharma*' */
function beginsAs(prefix: string, word: string): boolean {
  const last = prefix.length - 2;
  // Few words that begin with the same letters have the last one too.
  return word.charCodeAt(last) === prefix.charCodeAt(last) && word.startsWith(prefix.slice(0, -1));
}

/** Of two phrases at one place, that which says more letters at the first word where they differ goes first: 'cold chain' before 'cold ch*'. */
function compareSureness(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((word, index) => word !== b[index]);
  const [one = '', other = ''] = [a[at], b[at]];
  if (one.endsWith('*') !== other.endsWith('*')) return one.endsWith('*') ? 1 : -1;
  return other.length - one.length;
}
