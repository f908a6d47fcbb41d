/** Values of one answer: a hundred records of people take a third of them. */
const MOST_VALUES = 500_000;
const MOST_DEPTH = 100;

const [QUOTE, ESCAPE, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses the JSON of a provider's answer. Brackets in brackets, and lists of millions of nothing, are made to take seconds and
 * gigabytes: they are counted beforehand, which takes a few milliseconds for each megabyte, and not parsed.
 * @returns undefined for what is no JSON, and for what is more than any answer
 */
export function parseAnswer(text: string): unknown {
  if (!isWithinBounds(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWithinBounds(text: string): boolean {
  let values = 1;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (isInText) {
      if (char === ESCAPE) at += 1;
      else if (char === QUOTE) isInText = false;
    } else if (char === QUOTE) {
      isInText = true;
    } else if (char === COMMA || char === COLON) {
      values += 1;
    } else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      values += 1;
      depth += 1;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) {
      depth -= 1;
    }
    if (values > MOST_VALUES || depth > MOST_DEPTH) return false;
  }
  return true;
}
