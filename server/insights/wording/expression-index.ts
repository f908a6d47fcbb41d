/**
 * Looks for many alternatives at once. An expression of two hundred phrases tries each of them at every word of a text; this tries only
 * those that begin with the two letters that stand there.
 */
export class ExpressionIndex {
  readonly #expressions: readonly RegExp[];
  /** For each two letters which of the parts may stand there; 0 for none. */
  readonly #partsAt = new Uint16Array(LETTERS * LETTERS);
  readonly #parts: Part[] = [];
  readonly #ignoresCase: boolean;
  /** All begin with the beginning of a word. */
  readonly #atWords: boolean;

  /**
   * @param expressions each one group of alternatives, '(?:fed up|stuck (?:in|with))', or one alone, after and before assertions like \b; all
   *  of them with the flag i or none
   * @throws Error for one of another form, or with an alternative that may begin with anything
   */
  constructor(...expressions: readonly RegExp[]) {
    this.#expressions = expressions;
    this.#ignoresCase = expressions.some(({ ignoreCase }) => ignoreCase);
    this.#atWords = expressions.every(({ source }) => readParts(source).before !== '');
    const known = new Map<string, number>();
    for (const [letters, { sources, thirds }] of this.#listParts()) {
      const key = [...sources, ...[...thirds].sort()].join(' ');
      const number =
        known.get(key) ?? this.#parts.push({ expressions: sources.map(toExpression), thirds: flag(thirds) });
      known.set(key, number);
      this.#partsAt[letters] = number;
    }
  }

  /** @returns whether one of the alternatives stands in a text, as the expressions themselves would say */
  test(text: string): boolean {
    const folded = this.#ignoresCase ? inSmallLetters(text) : text;
    // A few letters are written with more when they are small: places would differ.
    if (folded.length !== text.length) return this.#expressions.some((expression) => expression.test(text));
    const partsAt = this.#partsAt;
    let isWithinWord = false;
    let code = folded.charCodeAt(0);
    for (let at = 0; at < folded.length; at++) {
      const next = at + 1 < folded.length ? folded.charCodeAt(at + 1) : 0;
      const number = partsAt[placeOf(code, next)] ?? 0;
      if (number > 0 && !(isWithinWord && isLetter(code)) && this.#standsAt(at, number, folded, text)) return true;
      isWithinWord = this.#atWords && isLetter(code);
      code = next;
    }
    return false;
  }

  #standsAt(at: number, number: number, folded: string, text: string): boolean {
    const part = this.#parts[number - 1];
    const third = at + 2 < folded.length ? folded.charCodeAt(at + 2) : 0;
    if (part === undefined || part.thirds[fold(third)] !== 1) return false;
    for (const expression of part.expressions) {
      expression.lastIndex = at;
      if (expression.test(text)) return true;
    }
    return false;
  }

  /** For each two letters the sources of what may begin with them, one for each expression, its flags before it; and what may come third. */
  #listParts(): Map<number, { sources: string[]; thirds: Set<number> }> {
    const parts = new Map<number, { sources: string[]; thirds: Set<number> }>();
    for (const { source, flags } of this.#expressions) {
      const { before, alternatives, after } = readParts(source);
      const alike = new Map<number, Set<string>>();
      for (const alternative of alternatives) {
        const openings = openingsOf(alternative, 3).map((one) => (this.#ignoresCase ? one.toLowerCase() : one));
        if (openings.includes('')) throw new Error(`${alternative} may begin with anything`);
        for (const opening of openings) {
          for (const second of lettersAt(opening, 1, after !== '')) {
            const place = placeOf(opening.charCodeAt(0), second);
            alike.set(place, (alike.get(place) ?? new Set()).add(alternative));
            const part = parts.get(place) ?? { sources: [], thirds: new Set() };
            parts.set(place, part);
            for (const third of lettersAt(opening, 2, after !== '')) part.thirds.add(third);
          }
        }
      }
      for (const [place, of] of alike)
        parts.get(place)?.sources.push(`${flags}/${before}(?:${[...of].join('|')})${after}`);
    }
    return parts;
  }
}

/** The alternatives that begin with the same two letters. */
interface Part {
  /** To be tried at a place. */
  expressions: readonly RegExp[];
  /** A 1 for each letter that may come third. */
  thirds: Uint8Array;
}

function flag(letters: ReadonlySet<number>): Uint8Array {
  const flags = new Uint8Array(LETTERS);
  for (const letter of letters) flags[letter] = 1;
  return flags;
}

let last = { text: '', folded: '' };

/** One text after the other is looked at by several indexes. */
function inSmallLetters(text: string): string {
  if (last.text !== text) last = { text, folded: text.toLowerCase() };
  return last.folded;
}

/** Letters beyond ASCII count as one. */
const LETTERS = 128;
const fold = (code: number): number => (code < LETTERS ? code : 1);
const placeOf = (first: number, second: number): number => fold(first) * LETTERS + fold(second);
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

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
