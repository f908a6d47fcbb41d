import { PLACES, placeOf, readWords, type Word, wordsOf } from './words.ts';

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

/** Phrases that begin alike. */
interface Alike<Id> {
  /** Those of one word, those whose second word goes on as it likes, and the others while they are few. */
  few: Phrase<Id>[];
  /** The others by their second word: hundreds begin with the same word. */
  bySecond: Map<string, Phrase<Id>[]> | undefined;
}

/** So many are looked through sooner than looked up, and a table for each would take more room than the phrases. */
const FEW = 8;

const NOTHING = -1;
/** The first three letters are those of the stem, too: none has to be folded, and 'flies' alone is 'fly'. */
const BEGINS_PLAINLY = /^(?:[a-z0-9]{6}|(?![a-z0-9]{2}ies)[a-z0-9]{4,5}(?![\p{L}\p{M}\p{N}]))/iu;

/** First letters of fewer would stand for too many words. */
const LEAST_PREFIX = 2;
/** By so many first letters they are looked up, or by all there are: few begin with the same five. */
const MOST_KEY_LETTERS = 5;
/** How a phrase begins: with a stem, or with first letters that are looked up by so many of them. */
const STEM = 1;
const prefixOf = (letters: number): number => 1 << letters;
/** A power of two, as all places are; the table of one kind of offer needs no more. */
const FEW_PLACES = 1 << 12;

/**
 * Finds phrases in texts, in time linear in the text: words are compared by their stems ('loggers' is 'logger'), a word of a phrase that
 * ends in * stands for every word that begins so, and the longest phrase at a place wins.
 */
export class PhraseSet<Id> {
  /** By the stem of their first word. */
  readonly #byStem = new Map<string, Alike<Id>>();
  /** Those whose first word goes on as it likes, by its first letters. */
  readonly #byPrefix = new Map<string, Alike<Id>>();
  /** For the first letters of every phrase in which of the ways it begins: they are cheap to look up, and most words of a text begin none. */
  readonly #beginnings: Uint8Array;

  /** Each word once: 'software' stands in hundreds of phrases. */
  readonly #words = new Map<string, string>();

  /** Phrases that no text asked for yet, each with the one before it that begins with the same letters, and the last of these by their letters. */
  readonly #waiting: { phrase: string; id: Id; before: number }[] = [];
  readonly #lastWaiting: Int32Array;

  /** @param isLarge has thousands of phrases: more room tells first letters better apart */
  constructor(isLarge = false) {
    this.#beginnings = new Uint8Array(isLarge ? PLACES : FEW_PLACES);
    this.#lastWaiting = new Int32Array(isLarge ? PLACES : 0).fill(NOTHING);
  }

  /**
   * In a large set phrases are read when a text has a word that begins like them: most texts need one in twenty.
   * @param phrase words with spaces between them; 'cold chain', 'pharma*'
   */
  add(phrase: string, id: Id): void {
    if (this.#lastWaiting.length === 0 || !BEGINS_PLAINLY.test(phrase)) {
      this.#read(phrase, id);
      return;
    }
    const place = placeOf(phrase.slice(0, 3).toLowerCase(), 3);
    this.#waiting.push({ phrase, id, before: this.#lastWaiting[place] ?? NOTHING });
    this.#lastWaiting[place] = this.#waiting.length - 1;
  }

  /** Reads the phrases that begin with certain letters, in the order in which they came. */
  #readWaiting(place: number): void {
    let at = this.#lastWaiting[place] ?? NOTHING;
    if (at === NOTHING) return;
    this.#lastWaiting[place] = NOTHING;
    const phrases: { phrase: string; id: Id }[] = [];
    while (at !== NOTHING) {
      const one = this.#waiting[at];
      if (one === undefined) break;
      phrases.push(one);
      at = one.before;
    }
    for (const { phrase, id } of phrases.reverse()) this.#read(phrase, id);
  }

  #read(phrase: string, id: Id): void {
    const words = wordsOfPhrase(phrase).map((word) => this.#once(word));
    const [first, second] = words;
    if (first === undefined) return;
    const isPrefix = first.endsWith('*');
    const key = isPrefix ? first.slice(0, -1).slice(0, MOST_KEY_LETTERS) : first;
    const place = placeOf(first.replace('*', ''), 3) % this.#beginnings.length;
    this.#beginnings[place] = (this.#beginnings[place] ?? 0) | (isPrefix ? prefixOf(key.length) : STEM);
    const list = isPrefix ? this.#byPrefix : this.#byStem;
    const alike = list.get(key) ?? { few: [], bySecond: undefined };
    list.set(key, alike);
    addTo(listFor(alike, second), words, id);
    if (alike.bySecond === undefined && alike.few.length > FEW) divideBySecond(alike);
  }

  #once(word: string): string {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#words.set(word, word);
    return word;
  }

  /** @returns every place at which a phrase of the set stands, in the order of the text; they do not overlap */
  find(text: string): PhraseHit<Id>[] {
    const words = wordsOf(text);
    const hits: PhraseHit<Id>[] = [];
    for (let start = 0; start < words.length; ) {
      const first = words[start];
      if (first !== undefined) this.#readWaiting(first.place3);
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
    for (let letters = LEAST_PREFIX; letters <= MOST_KEY_LETTERS && letters <= word.text.length; letters++) {
      if (ways & prefixOf(letters))
        best = longestOf(this.#byPrefix.get(word.text.slice(0, letters)), words, start, best);
    }
    return best.length < 2 ? best : best.toSorted((a, b) => compareSureness(a.words, b.words));
  }
}

const NONE: readonly never[] = [];

/** Among which phrases that begin alike one with this second word stands. */
function listFor<Id>(alike: Alike<Id>, second: string | undefined): Phrase<Id>[] {
  if (alike.bySecond === undefined || second === undefined || second.endsWith('*')) return alike.few;
  const same = alike.bySecond.get(second) ?? [];
  alike.bySecond.set(second, same);
  return same;
}

function divideBySecond<Id>(alike: Alike<Id>): void {
  const all = alike.few;
  alike.few = [];
  alike.bySecond = new Map();
  for (const phrase of all) listFor(alike, phrase.words[1]).push(phrase);
}

function addTo<Id>(phrases: Phrase<Id>[], words: readonly string[], id: Id): void {
  const known = phrases.find(
    (one) => one.words.length === words.length && one.words.every((word, at) => word === words[at]),
  );
  if (known === undefined) phrases.push({ words, ids: [id] });
  else if (!known.ids.includes(id)) known.ids.push(id);
}

/** Those of some phrases that stand at a place, when they are longer than the best so far, or with these when as long. */
function longestOf<Id>(
  alike: Alike<Id> | undefined,
  words: readonly Word[],
  start: number,
  best: readonly Phrase<Id>[],
): readonly Phrase<Id>[] {
  if (alike === undefined) return best;
  const second = alike.bySecond === undefined ? undefined : words[start + 1];
  const phrases = second === undefined ? undefined : alike.bySecond?.get(second.stem);
  const longest = phrases === undefined ? best : longestIn(phrases, words, start, best);
  return longestIn(alike.few, words, start, longest);
}

function longestIn<Id>(
  phrases: readonly Phrase<Id>[],
  words: readonly Word[],
  start: number,
  best: readonly Phrase<Id>[],
): readonly Phrase<Id>[] {
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
    const parts = readWords(word);
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
