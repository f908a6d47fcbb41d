import type { Turns } from './turns.ts';

/** Values of one answer, names of fields among them: a hundred records of people take half of them. */
const MOST_VALUES = 300_000;
const MOST_DEPTH = 100;
/** Characters between two looks at the time. */
const LOOK = 131_072;

const [QUOTE, ESCAPE, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values of a JSON text, and finds its long lists and objects.
 * @param longer than so many characters
 * @param mostValues names of fields among them
 * @returns where the outermost one begins, and by where each long one begins where it ends; undefined for more values, or deeper ones,
 * than any answer has, and for brackets that do not close
 */
export async function findLongContainers(
  text: string,
  longer: number,
  turns: Turns,
  mostValues = MOST_VALUES,
): Promise<{ start: number; ends: Map<number, number> } | undefined> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  let start = 0;
  let values = 1;
  let isInText = false;
  let look = LOOK;
  for (let at = 0; at < text.length; at += 1) {
    if (at >= look) {
      await turns.give();
      look = at + LOOK;
    }
    const char = text.charCodeAt(at);
    if (isInText) {
      if (char === ESCAPE) at += 1;
      else if (char === QUOTE) isInText = false;
    } else if (char === QUOTE) isInText = true;
    else if (char === COMMA || char === COLON) values += 1;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      values += 1;
      open.push(at);
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) {
      start = open.pop() ?? -1;
      if (start < 0) return undefined;
      if (at + 1 - start > longer) ends.set(start, at + 1);
    }
    if (values > mostValues || open.length > MOST_DEPTH) return undefined;
  }
  return open.length === 0 && !isInText ? { start, ends } : undefined;
}
