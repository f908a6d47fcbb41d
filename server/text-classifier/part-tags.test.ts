import { expect, it } from 'vitest';
import { spansOfTags, tagsOfParts, tagsOfSpans } from './part-tags.ts';

const PARTS = ['a', 'b'] as const;
const words = (...texts: string[]) => texts.map((text, at) => ({ text, from: at * 2, to: at * 2 + 1 }));

it('tells words outside by the part that was named last, up to a sign behind which that is forgotten', () => {
  const tokens = words('x', 'y', ',', 'z', '.', 'z');
  const spans = [{ part: 'a' as const, from: 0, to: 3 }];
  expect(tagsOfSpans(tokens, spans)).toEqual(['B-a', 'I-a', 'O-a', 'O-a', 'O-a', 'O-a']);
  expect(tagsOfSpans(tokens, spans, /\./)).toEqual(['B-a', 'I-a', 'O-a', 'O-a', 'O', 'O']);
});

it('gives the parts back, neighbours of one kind apart, and none for tags that are not known', () => {
  const tokens = words('x', 'y', 'z');
  const spans = PARTS.slice(0, 1).flatMap((part) => [
    { part, from: 0, to: 1 },
    { part, from: 2, to: 3 },
  ]);
  const tags = tagsOfSpans(tokens, spans);
  expect(tags.every((tag) => tagsOfParts(PARTS).includes(tag))).toBe(true);
  expect(spansOfTags(tokens, tags, PARTS)).toEqual(spans);
  expect(spansOfTags(tokens, ['B-c', 'O'], PARTS)).toEqual([]);
});
