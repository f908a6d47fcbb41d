/** Something that a text names, by its characters: `{kind:words}`, `{-kind:words}` for what is left out. */
export interface AnnotatedPart {
  kind: string;
  isMinus: boolean;
  from: number;
  to: number;
}

/** A text without its annotations, and what they say of it. */
export interface AnnotatedText {
  text: string;
  parts: AnnotatedPart[];
}

const PART = /\{(-?)([a-z\d]+):([^{}]*)\}/g;

/**
 * Reads a text that was annotated in braces.
 * @param kinds that annotations may be of
 * @throws Error for other kinds, and braces that open nothing
 */
export function parseAnnotatedText(annotated: string, kinds: ReadonlySet<string>): AnnotatedText {
  let text = '';
  let end = 0;
  const parts: AnnotatedPart[] = [];
  for (const match of annotated.matchAll(PART)) {
    const [whole, minus, kind = '', words = ''] = match;
    if (!kinds.has(kind)) throw new Error(`No kind '${kind}': ${annotated}`);
    text += annotated.slice(end, match.index);
    parts.push({ kind, isMinus: minus === '-', from: text.length, to: text.length + words.length });
    text += words;
    end = match.index + whole.length;
  }
  text += annotated.slice(end);
  if (/[{}]/.test(text)) throw new Error(`A brace without its kind: ${annotated}`);
  return { text, parts };
}
