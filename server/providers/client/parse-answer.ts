import { findLongContainers } from './find-long-containers.ts';
import { createTurns, type Turns } from './turns.ts';

/** Characters that are parsed at once: less than a millisecond, whatever they are. */
const PIECE = 16_384;
/** Names of one object. No answer has as many; to list 149,000 of them, as every schema does, takes 50 ms. */
const MOST_NAMES = 10_000;

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses the JSON of a provider's answer. Brackets in brackets, and lists of millions of nothing, are made to take seconds and
 * gigabytes: they are counted beforehand and not parsed. A long answer is parsed in pieces, between which others have their turn, and in
 * no thread: to take the values over from one holds the event loop for as long as to parse them.
 * @returns undefined for what is no JSON, and for what is more than any answer, such as an object of more than 10,000 names
 */
export async function parseAnswer(text: string): Promise<unknown> {
  const turns = createTurns();
  const long = await findLongContainers(text, PIECE, turns);
  if (!long) return undefined;
  try {
    if (long.ends.size === 0) return JSON.parse(text);
    const { value, end } = await parseContainer({ text, ends: long.ends, turns }, long.start);
    return skipBlanks(text, 0) === long.start && skipBlanks(text, end) === text.length ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

interface Parsing {
  text: string;
  /** Where each long list and object ends, behind its bracket, by where it begins. */
  ends: ReadonlyMap<number, number>;
  turns: Turns;
}

/** Parses a long list or object: its long members by themselves, the others as many at once as a piece holds. */
async function parseContainer(parsing: Parsing, start: number): Promise<{ value: unknown; end: number }> {
  const { text, ends, turns } = parsing;
  const end = ends.get(start) ?? fail();
  const isList = text.charCodeAt(start) === OPEN_LIST;
  if (text.charCodeAt(end - 1) !== (isList ? CLOSE_LIST : CLOSE_OBJECT)) fail();
  const target = isList ? listOf() : objectOf();
  let at = start + 1;
  if (skipBlanks(text, at) === end - 1) return { value: target.value, end };
  for (;;) {
    const run = findRun(parsing, at, end - 1);
    const member = run.long === undefined ? undefined : await parseContainer(parsing, run.long);
    if (member) target.add(text.slice(at, run.end), member.value);
    else target.addAll(text.slice(at, run.end));
    await turns.give();
    at = skipBlanks(text, member?.end ?? run.end);
    if (at === end - 1) return { value: target.value, end };
    if (text.charCodeAt(at) !== COMMA) fail();
    at += 1;
  }
}

/**
 * Goes over members: to the comma behind as many as a piece holds, to the comma before a long one, or to the end.
 * @returns where the run ends; when the first member is long, where that begins: the run then holds its name alone
 */
function findRun({ text, ends }: Parsing, start: number, end: number): { end: number; long?: number } {
  let depth = 0;
  let isInText = false;
  let comma = -1;
  for (let at = start; at < end; at += 1) {
    const char = text.charCodeAt(at);
    if (isInText) {
      if (char === ESCAPE) at += 1;
      else if (char === QUOTE) isInText = false;
    } else if (char === QUOTE) isInText = true;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (depth === 0 && ends.has(at)) return comma < 0 ? { end: at, long: at } : { end: comma };
      depth += 1;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth -= 1;
    else if (char === COMMA && depth === 0) {
      if (at - start > PIECE) return { end: at };
      comma = at;
    }
  }
  return { end };
}

interface Target {
  value: unknown;
  /** @param before what stands before it: in an object its name and a colon */
  add(before: string, member: unknown): void;
  /** @param run members with commas between them */
  addAll(run: string): void;
}

function listOf(): Target {
  const value: unknown[] = [];
  return {
    value,
    add(before, member) {
      if (before.trim() !== '') fail();
      value.push(member);
    },
    addAll(run) {
      const members = JSON.parse(`[${run}]`) as unknown[];
      if (members.length === 0) fail();
      for (const member of members) value.push(member);
    },
  };
}

function objectOf(): Target {
  const value: Record<string, unknown> = {};
  let names = 0;
  const addAll = (run: string, member?: unknown) => {
    const members = Object.entries(JSON.parse(`{${run}}`) as object);
    names += members.length;
    if (members.length === 0 || names > MOST_NAMES) fail();
    // A plain assignment to `__proto__` would replace the prototype.
    for (const [name, parsed] of members) {
      const own = { value: member ?? parsed, enumerable: true, configurable: true, writable: true };
      if (name === '__proto__') Object.defineProperty(value, name, own);
      else value[name] = own.value;
    }
  };
  return { value, addAll: (run) => addAll(run), add: (before, member) => addAll(`${before}null`, member) };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

function fail(): never {
  throw new SyntaxError('This is no JSON');
}
