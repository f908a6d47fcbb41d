import type { z } from 'zod';

/** Longer texts than this are no answer to anything we ask. */
const MOST_CHARS = 200_000;
/** Braces that open nothing are passed over this often, and as long as this many characters were read. */
const MOST_OBJECTS = 200;
const MOST_READ = 4 * MOST_CHARS;

/**
 * Finds the JSON object in what a model said: it may stand in a code fence, behind thoughts, or among other words; when there
 * are several the last one that fits counts.
 * @returns the checked answer, or a sentence for the model saying what is wrong
 */
export function readAnswer<T>(said: string, schema: z.ZodType<T>): { answer: T } | { problem: string } {
  const text = said.slice(0, MOST_CHARS).replace(/^[\s\S]*<\/think(?:ing)?>/i, '');
  let problem = 'That was no JSON object.';
  for (const found of jsonObjectsIn(text).reverse()) {
    const checked = schema.safeParse(found);
    if (checked.success) return { answer: checked.data };
    problem = `That did not fit the schema: ${misfit(checked.error)}.`;
  }
  return { problem };
}

function misfit({ issues }: z.ZodError): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`)
    .join('; ');
}

function jsonObjectsIn(text: string): unknown[] {
  const objects: unknown[] = [];
  let tries = 0;
  let read = 0;
  for (let at = text.indexOf('{'); at >= 0 && tries < MOST_OBJECTS && read < MOST_READ; tries += 1) {
    const end = endOfObject(text, at);
    read += (end ?? text.length) - at;
    const value = end === undefined ? undefined : parse(text.slice(at, end));
    if (value !== undefined) objects.push(value);
    at = text.indexOf('{', value === undefined ? at + 1 : end);
  }
  return objects;
}

/** Place behind the brace that closes the one at `start`. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inText = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (inText) {
      if (char === '\\') at += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{') depth += 1;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
