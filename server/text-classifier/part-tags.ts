/** A stretch of a text that is one of its parts, by its characters. */
export interface PartSpan<Part extends string> {
  part: Part;
  from: number;
  to: number;
}

/** A word or a sign of a text, and where it stands in it. */
interface Token {
  text: string;
  from: number;
  to: number;
}

const OUTSIDE = 'O';

/** Tags of a sequence tagger: the first word of a part, further ones, and words outside by the part that was named last before them. */
export const tagsOfParts = (parts: readonly string[]): readonly string[] => [
  OUTSIDE,
  ...parts.flatMap((part) => [`B-${part}`, `I-${part}`, `${OUTSIDE}-${part}`]),
];

/**
 * @param forgets signs behind which it does not matter which part was named last
 * @returns the tag of each word; a word belongs to a part by its middle
 */
export function tagsOfSpans<Part extends string>(
  tokens: readonly Token[],
  spans: readonly PartSpan<Part>[],
  forgets?: RegExp,
): string[] {
  let last: PartSpan<Part> | undefined;
  let named: Part | undefined;
  return tokens.map(({ text, from, to }) => {
    const middle = (from + to - 1) / 2;
    const span = spans.find((one) => middle >= one.from && middle < one.to);
    const isFirst = span !== last;
    last = span;
    if (span === undefined) {
      if (forgets?.test(text) === true) named = undefined;
      return named === undefined ? OUTSIDE : `${OUTSIDE}-${named}`;
    }
    named = span.part;
    return `${isFirst ? 'B' : 'I'}-${span.part}`;
  });
}

/** The parts that tags name, in their order. */
export function spansOfTags<Part extends string>(
  tokens: readonly Token[],
  tags: readonly string[],
  parts: readonly Part[],
): PartSpan<Part>[] {
  const spans: PartSpan<Part>[] = [];
  for (const [at, { from, to }] of tokens.entries()) {
    const [place, name] = (tags[at] ?? OUTSIDE).split('-');
    const part = parts.find((one) => one === name);
    const open = spans.at(-1);
    if (part === undefined || place === OUTSIDE) continue;
    if (place === 'I' && open?.part === part) open.to = to;
    else spans.push({ part, from, to });
  }
  return spans;
}
