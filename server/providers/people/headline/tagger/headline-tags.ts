import type { HeadlineToken } from './headline-tokens.ts';

/** What words of a headline are: the present role and employer, former employers, further roles and where they are held. */
export const HEADLINE_PARTS = ['title', 'company', 'past', 'role2', 'org2'] as const;
export type HeadlinePart = (typeof HEADLINE_PARTS)[number];

const OUTSIDE = 'O';
/** Tags of the classifier: the first word of a part, further ones, and words outside by the part that was named last before them. */
export const HEADLINE_TAGS: readonly string[] = [
  OUTSIDE,
  ...HEADLINE_PARTS.flatMap((part) => [`B-${part}`, `I-${part}`, `${OUTSIDE}-${part}`]),
];

/** A part of a headline, by its characters. */
export interface HeadlineSpan {
  part: HeadlinePart;
  from: number;
  to: number;
}

/** @returns the tag of each word; a word belongs to a part by its middle */
export function tagsOfSpans(tokens: readonly HeadlineToken[], spans: readonly HeadlineSpan[]): string[] {
  let last: HeadlineSpan | undefined;
  let named: HeadlinePart | undefined;
  return tokens.map(({ from, to }) => {
    const middle = (from + to - 1) / 2;
    const span = spans.find((one) => middle >= one.from && middle < one.to);
    const isFirst = span !== last;
    last = span;
    if (!span) return named === undefined ? OUTSIDE : `${OUTSIDE}-${named}`;
    named = span.part;
    return `${isFirst ? 'B' : 'I'}-${span.part}`;
  });
}

/** The parts that tags name, in their order. */
export function spansOfTags(tokens: readonly HeadlineToken[], tags: readonly string[]): HeadlineSpan[] {
  const spans: HeadlineSpan[] = [];
  for (const [at, { from, to }] of tokens.entries()) {
    const [place, name] = (tags[at] ?? OUTSIDE).split('-');
    const part = HEADLINE_PARTS.find((one) => one === name);
    const open = spans.at(-1);
    if (part === undefined || place === OUTSIDE) continue;
    if (place === 'I' && open?.part === part) open.to = to;
    else spans.push({ part, from, to });
  }
  return spans;
}
