import { describe, expect, it } from 'vitest';
import { spansOfTags, tagsOfSpans } from '../../../../text-classifier/part-tags.ts';
import { HEADLINE_PARTS, HEADLINE_TAGS } from './headline-tags.ts';
import { headlineTokens } from './headline-tokens.ts';

describe('tags of a headline', () => {
  const text = 'Buyer @AT&T | ex-Kite.ai, Lumina';
  const tokens = headlineTokens(text);
  const spans = [
    { part: 'title', from: 0, to: 5 },
    { part: 'company', from: 7, to: 11 },
    { part: 'past', from: 17, to: 24 },
    { part: 'past', from: 26, to: 32 },
  ] as const;

  it('part it into words and signs', () => {
    expect(tokens.map((token) => token.text)).toEqual(['Buyer', '@', 'AT&T', '|', 'ex', '-', 'Kite.ai', ',', 'Lumina']);
  });

  it('give the parts back that they were made of', () => {
    const tags = tagsOfSpans(tokens, spans);
    expect(tags.every((tag) => HEADLINE_TAGS.includes(tag))).toBe(true);
    expect(spansOfTags(tokens, tags, HEADLINE_PARTS)).toEqual(spans);
  });
});
