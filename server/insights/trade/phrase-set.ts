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

/**
 * Finds phrases in texts, in time linear in the text: words are compared by their stems ('loggers' is 'logger'), a word of a phrase that
 * ends in * stands for every word that begins so, and the longest phrase at a place wins.
 */
export class PhraseSet<Id> {
  /** By the stem of their first word. */
  readonly #byStem = new Map<string, Phrase<Id>[]>();
  /** Those whose first word goes on as it likes, by its first two letters. */
  readonly #byPrefix = new Map<string, Phrase<Id>[]>();
  /** A 1 for the first letters of every phrase, that are cheap to look up: most words of a text begin none. */
  readonly #beginnings = new Uint8Array(PLACES);

  /** @param phrase words with spaces between them; 'cold chain', 'pharma*' */
  add(phrase: string, id: Id): void {
    const words = wordsOfPhrase(phrase);
    const [first] = words;
    if (first === undefined) return;
    const [list, key] = first.endsWith('*') ? [this.#byPrefix, first.slice(0, LEAST_PREFIX)] : [this.#byStem, first];
    this.#beginnings[placeOf(first.replace('*', ''), 3)] = 1;
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
      if (!this.#mayBegin(words[start])) {
        start += 1;
        continue;
      }
      const found = this.#longestAt(words, start);
      const first = words[start];
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

  /** Whether a phrase may begin with a word; a prefix may have two letters only. */
  #mayBegin(word: Word | undefined): boolean {
    return word !== undefined && (this.#beginnings[word.place3] === 1 || this.#beginnings[word.place2] === 1);
  }

  /** The longest phrases that begin at a word: several when one says by its first letters what another says whole. */
  #longestAt(words: readonly Word[], start: number): readonly Phrase<Id>[] {
    const word = words[start];
    if (word === undefined) return NONE;
    const whole = this.#byStem.get(word.stem);
    const begun = word.text.length < LEAST_PREFIX ? undefined : this.#byPrefix.get(word.text.slice(0, LEAST_PREFIX));
    if (whole === undefined && begun === undefined) return NONE;
    let best: Phrase<Id>[] = [];
    const consider = (phrase: Phrase<Id>) => {
      const length = best[0]?.words.length ?? 0;
      if (phrase.words.length < length || !standsAt(phrase.words, words, start)) return;
      if (phrase.words.length > length) best = [phrase];
      else best.push(phrase);
    };
    for (const phrase of whole ?? NONE) consider(phrase);
    for (const phrase of begun ?? NONE) consider(phrase);
    return best.length < 2 ? best : best.sort((a, b) => compareSureness(a.words, b.words));
  }
}

const NONE: readonly never[] = [];

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
