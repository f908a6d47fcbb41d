import type { DescriptionToken } from './description-tokens.ts';

/**
 * What words of a description name: kinds of customers, people who buy or use it, what is sold, customers that are excluded, customers
 * of the customers, and companies that are clients.
 */
export const DESCRIPTION_PARTS = ['customers', 'people', 'offer', 'excluded', 'theirs', 'clients'] as const;
export type DescriptionPart = (typeof DESCRIPTION_PARTS)[number];

const OUTSIDE = 'O';
/** Tags of the classifier: the first word of a part, further ones, and words outside by the part that was named last before them. */
export const DESCRIPTION_TAGS: readonly string[] = [
  OUTSIDE,
  ...DESCRIPTION_PARTS.flatMap((part) => [`B-${part}`, `I-${part}`, `${OUTSIDE}-${part}`]),
];

/** A part of a description, by its characters. */
export interface DescriptionSpan {
  part: DescriptionPart;
  from: number;
  to: number;
}

/** @returns the tag of each word; a word belongs to a part by its middle */
export function tagsOfSpans(tokens: readonly DescriptionToken[], spans: readonly DescriptionSpan[]): string[] {
  let last: DescriptionSpan | undefined;
  let named: DescriptionPart | undefined;
  return tokens.map(({ text, from, to }) => {
    const middle = (from + to - 1) / 2;
    const span = spans.find((one) => middle >= one.from && middle < one.to);
    const isFirst = span !== last;
    last = span;
    if (span === undefined) {
      if (/[.!?\n]/.test(text)) named = undefined;
      return named === undefined ? OUTSIDE : `${OUTSIDE}-${named}`;
    }
    named = span.part;
    return `${isFirst ? 'B' : 'I'}-${span.part}`;
  });
}

/** The parts that tags name, in their order. */
export function spansOfTags(tokens: readonly DescriptionToken[], tags: readonly string[]): DescriptionSpan[] {
  const spans: DescriptionSpan[] = [];
  let open: DescriptionSpan | undefined;
  for (const [at, { from, to }] of tokens.entries()) {
    const [place, name] = (tags[at] ?? OUTSIDE).split('-');
    const part = DESCRIPTION_PARTS.find((one) => one === name);
    if (part === undefined || place === OUTSIDE) {
      open = undefined;
      continue;
    }
    if (place === 'I' && open?.part === part) {
      open.to = to;
      continue;
    }
    open = { part, from, to };
    spans.push(open);
  }
  return spans;
}
