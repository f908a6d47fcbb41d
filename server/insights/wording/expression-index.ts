import { LRUCache } from 'lru-cache';

/**
 * Looks for many alternatives at once. An expression of two hundred phrases tries each of them at every word of a text; this tries only
 * those that begin with the two letters that stand there. All indexes look at a text together: it is gone through once, and each tries only
 * the places at which four letters stand with which one of its own may begin.
 */
export class ExpressionIndex {
  readonly #expressions: readonly RegExp[];
  /** For each two letters which of the parts may stand there; 0 for none. */
  readonly #partsAt = new Uint16Array(LETTERS * LETTERS);
  readonly #parts: (readonly RegExp[])[] = [];
  /** For three letters the kinds of the fourth with which something may begin: a bit for each. Some share a place. */
  readonly #fourths = new Uint32Array(FEW_PLACES);
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
    this.#atWords = expressions.every(({ source }) => readParts(source).before !== '');
    const parts = listParts(expressions);
    for (const { three, bits } of fourthsOf(parts))
      this.#fourths[three % FEW_PLACES] = (this.#fourths[three % FEW_PLACES] ?? 0) | bits;
    this.#bit = addBeginnings(parts, this.#atWords);
    const known = new Map<string, number>();
    for (const [letters, { sources }] of parts) {
      const key = sources.join(' ');
      const number = known.get(key) ?? this.#parts.push(sources.map(toExpression));
      known.set(key, number);
      this.#partsAt[letters] = number;
    }
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
    const code = folded.charCodeAt(at);
    const next = at + 1 < folded.length ? folded.charCodeAt(at + 1) : 0;
    if (this.#atWords && at > 0 && isLetter(code) && isLetter(folded.charCodeAt(at - 1))) return false;
    const three = placeOfThree(kindOf(code), kindAt(folded, at + 1), kindAt(folded, at + 2));
    if (((this.#fourths[three % FEW_PLACES] ?? 0) & (1 << kindAt(folded, at + 3))) === 0) return false;
    for (const expression of this.#parts[(this.#partsAt[placeOf(code, next)] ?? 0) - 1] ?? []) {
      expression.lastIndex = at;
      if (expression.test(text)) return true;
    }
    return false;
  }
}

/** What may begin with the same two letters. */
interface Part {
  /** One for each expression, its flags before it. */
  sources: string[];
  /** For each kind of a third letter the kinds that may come fourth: a bit for each. */
  fourths: Uint32Array;
}

function listParts(expressions: readonly RegExp[]): Map<number, Part> {
  const parts = new Map<number, Part>();
  for (const { source, flags } of expressions) {
    const { before, alternatives, after } = readParts(source);
    const alike = new Map<number, Set<string>>();
    for (const alternative of alternatives) {
      const openings = openingsOf(alternative, 4).map((one) => one.toLowerCase());
      if (openings.includes('')) throw new Error(`${alternative} may begin with anything`);
      for (const opening of openings) {
        for (const second of lettersAt(opening, 1, after !== '')) {
          const place = placeOf(opening.charCodeAt(0), second);
          alike.set(place, (alike.get(place) ?? new Set()).add(alternative));
          const part = parts.get(place) ?? { sources: [], fourths: new Uint32Array(KINDS) };
          parts.set(place, part);
          const fourths = bitsOf(lettersAt(opening, 3, after !== ''));
          for (const third of new Set(lettersAt(opening, 2, after !== '').map(kindOf)))
            part.fourths[third] = (part.fourths[third] ?? 0) | fourths;
        }
      }
    }
    for (const [place, of] of alike)
      parts.get(place)?.sources.push(`${flags}/${before}(?:${[...of].join('|')})${after}`);
  }
  return parts;
}

/** A bit for each kind of some letters. */
function bitsOf(letters: readonly number[]): number {
  return letters.reduce((bits, letter) => bits | (1 << kindOf(letter)), 0);
}

/** Letters beyond ASCII count as one. */
const LETTERS = 128;
const fold = (code: number): number => (code < LETTERS ? code : 1);
const placeOf = (first: number, second: number): number => fold(first) * LETTERS + fold(second);
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** The letters from a to z; digits, the other signs and all beyond ASCII count as one each, so that three make a small table. */
const KINDS = 32;
const KIND_OF = Uint8Array.from({ length: LETTERS }, (_, code) => {
  const sign = String.fromCharCode(code).toLowerCase();
  if (/[a-z]/.test(sign)) return sign.charCodeAt(0) - 96;
  return code === 1 ? 30 : /\d/.test(sign) ? 27 : 28;
});
const kindOf = (code: number): number => KIND_OF[fold(code)] ?? 0;

/** So many places keep what an index looks up small enough to stay near the processor. */
const FEW_PLACES = 1 << 12;

/** For each three letters the bits of the indexes of which something may begin with them. */
const beginnings = new Uint32Array(KINDS ** 3);
/** Of the indexes that look within words too. */
let withinWords = 0;
let indexes = 0;

function placeOfThree(first: number, second: number, third: number): number {
  return (first * KINDS + second) * KINDS + third;
}

/** The kind of the letter at a place of a text; behind its end that of the sign where another letter should be. */
function kindAt(folded: string, at: number): number {
  return at < folded.length ? kindOf(folded.charCodeAt(at)) : END_KIND;
}

/** The places of all three letters with which something begins, and the bits of the fourths of each. */
function* fourthsOf(parts: ReadonlyMap<number, Part>): Generator<{ three: number; bits: number }> {
  for (const [place, part] of parts) {
    const [first, second] = [kindOf(Math.floor(place / LETTERS)), kindOf(place % LETTERS)];
    for (const [third, bits] of part.fourths.entries())
      if (bits !== 0) yield { three: placeOfThree(first, second, third), bits };
  }
}

/** @returns the bit of a new index; with more than 32 of them, some have one together and look at each other's places */
function addBeginnings(parts: ReadonlyMap<number, Part>, atWords: boolean): number {
  const bit = 1 << (indexes % 32);
  indexes += 1;
  if (!atWords) withinWords |= bit;
  for (const { three } of fourthsOf(parts)) beginnings[three] = (beginnings[three] ?? 0) | bit;
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
    const here = isWord(before) && isWord(kind) ? found & withinWords : found;
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

const END_KIND = kindOf(0);
/** Whether a kind is a letter from a to z. */
const isWord = (kind: number): boolean => kind >= 1 && kind <= 26;

/** As many texts as one profile has, none of them long: each is looked at by several indexes. */
const KEPT_TEXTS = 64;
const KEPT_CHARS = 2_000;
const lookedThrough = new LRUCache<string, Places>({ max: KEPT_TEXTS });

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

/** The end of an alternative, where another letter should be. */
const END = '\0';

const ALL_LETTERS = Array.from({ length: LETTERS }, (_, code) => code);

/**
 * The letters that may stand at a place of an opening.
 * @param isWhole no letter may follow the end of an alternative
 */
function lettersAt(opening: string, at: number, isWhole: boolean): readonly number[] {
  const letter = opening.charAt(at);
  const end = opening.indexOf(END);
  if (end < 0 || at < end) return letter === '' ? ALL_LETTERS : [fold(letter.charCodeAt(0))];
  return isWhole && at === end ? ALL_LETTERS.filter((code) => !isLetter(code)) : ALL_LETTERS;
}

function toExpression(part: string): RegExp {
  const slash = part.indexOf('/');
  // bounded: a part of an expression that is looked at as a whole
  return new RegExp(part.slice(slash + 1), `${part.slice(0, slash)}y`);
}

/** '\b(?:a|b)\b' as '\b', ['a', 'b'] and '\b'. */
function readParts(source: string): { before: string; alternatives: string[]; after: string } {
  let start = 0;
  for (;;) {
    if (source.startsWith('\\b', start)) start += 2;
    else if (source.startsWith('(?<', start)) start = closeOf(source, start) + 1;
    else break;
  }
  const before = source.slice(0, start);
  const rest = source.slice(start);
  if (splitAlternatives(rest).length > 1) throw new Error(`/${source}/ is more than one group of alternatives`);
  const end = rest.startsWith('(?:') ? closeOf(rest, 0) : 0;
  const after = rest.slice(end + 1);
  const isGroup = end > 0 && (after === '' || /^(?:\\b|\(\?<?!)/.test(after));
  if (!isGroup) return { before, alternatives: [rest], after: '' };
  return { before, alternatives: splitAlternatives(rest.slice(3, end)), after };
}

/** Calls back for each character that is neither escaped nor in a class, with how many groups it stands in. */
function walk(source: string, visit: (at: number, depth: number) => boolean | undefined): void {
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (visit(at, depth) === true) return;
    }
  }
}

/** Where the group that begins at a place ends. */
function closeOf(source: string, open: number): number {
  let close = source.length;
  walk(source.slice(open), (at, depth) => {
    if (depth === 0) close = open + at;
    return depth === 0;
  });
  return close;
}

function splitAlternatives(source: string): string[] {
  const ends: number[] = [];
  walk(source, (at, depth) => {
    if (depth === 0 && source.charAt(at) === '|') ends.push(at);
    return undefined;
  });
  return [...ends, source.length].map((end, index) => source.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
}

/** The first letters with which a match may begin, at most so many: fewer where anything may follow. */
function openingsOf(source: string, most: number): string[] {
  if (most === 0) return [''];
  if (source === '') return [END];
  const { choices, rest } = readFirst(source);
  if (choices === undefined) return [''];
  if (rest.startsWith('+')) return choices.map(({ text, isLetter: isOne }) => (isOne ? text : ''));
  if (/^[*{]/.test(rest)) return [''];
  const isOptional = rest.startsWith('?');
  const tail = isOptional ? rest.slice(1) : rest;
  const openings = choices.flatMap((choice) =>
    choice.isLetter
      ? openingsOf(tail, most - 1).map((more) => choice.text + more)
      : openingsOf(choice.text + tail, most),
  );
  return isOptional ? [...openings, ...openingsOf(tail, most)] : openings;
}

interface Choice {
  text: string;
  /** One letter that stands for itself, else an alternative to be read on. */
  isLetter: boolean;
}

/** What an expression begins with; no choices when that may be anything. */
function readFirst(source: string): { choices: Choice[] | undefined; rest: string } {
  if (source.startsWith('(?:')) {
    const end = closeOf(source, 0);
    const choices = splitAlternatives(source.slice(3, end)).map((text) => ({ text, isLetter: false }));
    return { choices, rest: source.slice(end + 1) };
  }
  if (source.startsWith('[')) {
    const end = source.indexOf(']');
    const letters = source.slice(1, end);
    const isList = !/^\^|\\|.-./s.test(letters);
    const choices = isList ? Array.from(letters, (text) => ({ text, isLetter: true })) : undefined;
    return { choices, rest: source.slice(end + 1) };
  }
  if (source.startsWith('\\d'))
    return { choices: Array.from('0123456789', (text) => ({ text, isLetter: true })), rest: source.slice(2) };
  const [, escaped, plain] = /^(?:\\([^\p{L}\p{N}])|([^\\.^$()[\]{}*+?|]))/su.exec(source) ?? [];
  const text = escaped ?? plain;
  const choices = text === undefined ? undefined : [{ text, isLetter: true }];
  return { choices, rest: source.slice(escaped === undefined ? 1 : 2) };
}
