import { END, openingsOf } from './expression-openings.ts';

const DIGIT = 27;
const OTHER_SIGN = 28;
const BEYOND_ASCII = 29;
/** Letters are compared by kinds: a to z, digits, the other signs and all beyond ASCII, so that a step of the tree fills one line of a cache. */
const KINDS = 32;
const PLAIN_CODES = 128;
const KIND_OF = Uint8Array.from({ length: PLAIN_CODES }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z]/i.test(sign)) return sign.toLowerCase().charCodeAt(0) - 96;
  return /\d/.test(sign) ? DIGIT : OTHER_SIGN;
});
const NO_LETTERS: readonly number[] = [DIGIT, OTHER_SIGN, BEYOND_ASCII];
const ALL_KINDS: readonly number[] = [...Array.from({ length: 26 }, (_, at) => at + 1), ...NO_LETTERS];

/** So many places three letters in a row may have. */
export const PLACES_OF_THREE = KINDS ** 3;

/** Whether a kind is a letter from a to z. */
export const isLetterKind = (kind: number): boolean => kind >= 1 && kind <= 26;

/** The kind of the letter at a place of a text; behind its end that of any sign. */
export function kindAt(text: string, at: number): number {
  if (at >= text.length) return OTHER_SIGN;
  const code = text.charCodeAt(at);
  return code < PLAIN_CODES ? (KIND_OF[code] ?? OTHER_SIGN) : BEYOND_ASCII;
}

/** A number below `PLACES_OF_THREE` for the kinds of three letters. */
export function placeOfThree(first: number, second: number, third: number): number {
  return (first * KINDS + second) * KINDS + third;
}

/** So many letters are compared before an alternative is tried: hardly any text has them by chance. */
const MOST_LETTERS = 8;

/** The first letters of many alternatives: tells which of them may begin at a place of a text by one look at each letter. */
export class LetterTree {
  /** For each node and kind of letter the next node, 0 for none. The root is 0. */
  #next = new Uint16Array(KINDS);
  /** What may stand where a node is reached, by node. */
  readonly #found: (string[] | undefined)[] = [undefined];

  /**
   * @param alternative of a regular expression
   * @param isWhole no letter may follow its end
   * @param name what `find` tells
   * @throws Error when it may begin with anything
   */
  add(alternative: string, isWhole: boolean, name: string): void {
    const openings = new Set(openingsOf(alternative, MOST_LETTERS).map((one) => one.toLowerCase()));
    if (openings.has('')) throw new Error(`${alternative} may begin with anything`);
    for (const opening of openings) {
      const end = opening.indexOf(END);
      let node = 0;
      for (let at = 0; at < (end < 0 ? opening.length : end); at++) node = this.#step(node, kindAt(opening, at));
      const nodes = end >= 0 && isWhole ? NO_LETTERS.map((kind) => this.#step(node, kind)) : [node];
      for (const one of nodes) this.#note(one, name);
    }
  }

  /** The nodes at which something is found, with the names of it. */
  get found(): ReadonlyMap<number, readonly string[]> {
    return new Map(this.#found.flatMap((names, node) => (names === undefined ? [] : [[node, names]])));
  }

  /** The next node, 0 for none. */
  next(node: number, kind: number): number {
    return this.#next[node * KINDS + kind] ?? 0;
  }

  /** The places of all three letters with which something may begin. */
  get beginnings(): number[] {
    const places: number[] = [];
    const walk = (node: number | undefined, place: number, letters: number) => {
      if (letters === 3) return void places.push(place);
      // Behind what is found anything may follow.
      const isOpen = node === undefined || this.#found[node] !== undefined;
      for (const kind of ALL_KINDS) {
        const next = isOpen ? undefined : this.next(node, kind);
        if (next !== 0) walk(next, place * KINDS + kind, letters + 1);
      }
    };
    walk(0, 0, 0);
    return places;
  }

  /** The next node, made where there is none. */
  #step(node: number, kind: number): number {
    const known = this.next(node, kind);
    if (known !== 0) return known;
    const made = this.#found.push(undefined) - 1;
    if (made * KINDS === this.#next.length) {
      const larger = new Uint16Array(2 * this.#next.length);
      larger.set(this.#next);
      this.#next = larger;
    }
    this.#next[node * KINDS + kind] = made;
    return made;
  }

  #note(node: number, name: string): void {
    const names = this.#found[node] ?? [];
    this.#found[node] = names;
    if (!names.includes(name)) names.push(name);
  }
}
