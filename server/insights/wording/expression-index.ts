import { RecentMap } from '../../platform/recent-map.ts';
import { readParts } from './expression-openings.ts';
import { isLetterKind, kindAt, LetterTree, PLACES_OF_THREE, placeOfThree } from './letter-tree.ts';

/**
 * Looks for many alternatives at once. An expression of two hundred phrases tries each of them at every word of a text; this tries only
 * those that begin with the letters that stand there. All indexes look at a text together: it is gone through once, and each follows only
 * the places at which three letters stand with which one of its own may begin.
 */
export class ExpressionIndex {
  readonly #expressions: readonly RegExp[];
  readonly #tree = new LetterTree();
  /** What is tried at a node of the tree, as it is written. */
  readonly #tries: (readonly string[] | undefined)[] = [];
  /** The same as expressions, made when they are first tried: most never are. */
  readonly #tried: (readonly RegExp[] | undefined)[] = [];
  /** All begin with the beginning of a word. */
  readonly #atWords: boolean;
  /** By which its places are told from those of other indexes. */
  readonly #bit: number;

  /**
   * @param expressions each one group of alternatives, '(?:fed up|stuck (?:in|with))', or one alone, after and before assertions like \b; all
   *  of them with the flag i
   * @throws Error for one of another form, without the flag, or with an alternative that may begin with anything
   */
  constructor(...expressions: readonly RegExp[]) {
    if (!expressions.every(({ ignoreCase }) => ignoreCase)) throw new Error('an index tells no capitals apart');
    this.#expressions = expressions;
    const parts = expressions.map(({ source, flags }) => ({ ...readParts(source), flags }));
    this.#atWords = parts.every(({ before }) => before !== '');
    for (const [at, { alternatives, after }] of parts.entries())
      for (const [index, alternative] of alternatives.entries())
        this.#tree.add(alternative, after !== '', `${at} ${index}`);
    for (const [node, names] of this.#tree.found) this.#tries[node] = listSources(names, parts);
    this.#bit = addBeginnings(this.#tree, this.#atWords);
  }

  /** @returns whether one of the alternatives stands in a text, as the expressions themselves would say */
  test(text: string): boolean {
    const { folded, places, bits } = lookThrough(text);
    // A few letters are written with more when they are small: places would differ.
    if (folded.length !== text.length) return this.#expressions.some((expression) => expression.test(text));
    for (let index = 0; index < places.length; index++) {
      if (((bits[index] ?? 0) & this.#bit) !== 0 && this.#standsAt(places[index] ?? 0, folded, text)) return true;
    }
    return false;
  }

  #standsAt(at: number, folded: string, text: string): boolean {
    const kind = kindAt(folded, at);
    if (this.#atWords && at > 0 && isLetterKind(kind) && isLetterKind(kindAt(folded, at - 1))) return false;
    let node = this.#tree.next(0, kind);
    for (let next = at + 1; node !== 0; next++) {
      if (this.#tries[node] !== undefined && this.#isFound(node, at, text)) return true;
      node = this.#tree.next(node, kindAt(folded, next));
    }
    return false;
  }

  #isFound(node: number, at: number, text: string): boolean {
    let expressions = this.#tried[node];
    if (expressions === undefined) {
      expressions = (this.#tries[node] ?? []).map(toExpression);
      this.#tried[node] = expressions;
    }
    for (const expression of expressions) {
      expression.lastIndex = at;
      if (expression.test(text)) return true;
    }
    return false;
  }
}

/** @param names of alternatives: the places of their expressions and their own @returns an expression for each that has some, its flags before it */
function listSources(
  names: readonly string[],
  parts: readonly { before: string; alternatives: readonly string[]; after: string; flags: string }[],
): string[] {
  return [...Map.groupBy(names, (name) => Number(name.split(' ')[0]))].map(([at, own]) => {
    const { before = '', alternatives = [], after = '', flags = '' } = parts[at] ?? {};
    const alike = own.map((name) => alternatives[Number(name.split(' ')[1])]);
    return `${flags}/${before}(?:${alike.join('|')})${after}`;
  });
}

function toExpression(part: string): RegExp {
  const slash = part.indexOf('/');
  // bounded: a part of an expression that is looked at as a whole
  return new RegExp(part.slice(slash + 1), `${part.slice(0, slash)}y`);
}

/** For each three letters the bits of the indexes of which something may begin with them. */
const beginnings = new Uint32Array(PLACES_OF_THREE);
/** Of the indexes that look within words too. */
let withinWords = 0;
let indexes = 0;

/** @returns the bit of a new index; with more than 32 of them, some have one together and look at each other's places */
function addBeginnings(tree: LetterTree, atWords: boolean): number {
  const bit = 1 << (indexes % 32);
  indexes += 1;
  if (!atWords) withinWords |= bit;
  for (const place of tree.beginnings) beginnings[place] = (beginnings[place] ?? 0) | bit;
  lookedThrough.clear();
  return bit;
}

/** Where something of an index may begin in a text. */
interface Places {
  /** The text in small letters. */
  folded: string;
  places: readonly number[];
  /** Of each place, the bits of the indexes. */
  bits: readonly number[];
}

function findPlaces(text: string): Places {
  const folded = text.toLowerCase();
  const places: number[] = [];
  const bits: number[] = [];
  let before = 0;
  let kind = kindAt(folded, 0);
  let next = kindAt(folded, 1);
  for (let at = 0; at < folded.length; at++) {
    const third = kindAt(folded, at + 2);
    const found = beginnings[placeOfThree(kind, next, third)] ?? 0;
    const here = isLetterKind(before) && isLetterKind(kind) ? found & withinWords : found;
    if (here !== 0) {
      places.push(at);
      bits.push(here);
    }
    before = kind;
    kind = next;
    next = third;
  }
  return { folded, places, bits };
}

/** Twice as many texts as one profile has, none of them long: each is looked at by several indexes. */
const KEPT_TEXTS = 128;
const KEPT_CHARS = 2_000;
const lookedThrough = new RecentMap<Places>(KEPT_TEXTS);

function lookThrough(text: string): Places {
  if (text.length > KEPT_CHARS) return findPlaces(text);
  // One text is mostly looked at by several indexes in a row.
  if (text === last?.text) return last.places;
  let places = lookedThrough.get(text);
  if (places === undefined) {
    places = findPlaces(text);
    lookedThrough.set(text, places);
  }
  last = { text, places };
  return places;
}

let last: { text: string; places: Places } | undefined;
