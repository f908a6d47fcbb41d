/** The end of an alternative among its first letters. */
export const END = '\0';

/**
 * Takes an expression apart: '\b(?:a|b)\b' as '\b', ['a', 'b'] and '\b'.
 * @throws Error for one that is more than one group of alternatives
 */
export function readParts(source: string): { before: string; alternatives: string[]; after: string } {
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

/** @returns the first letters with which a match may begin, at most so many: fewer where anything may follow, and `END` where it ends */
export function openingsOf(source: string, most: number): string[] {
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
