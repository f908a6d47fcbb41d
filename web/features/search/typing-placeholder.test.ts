import { describe, expect, it } from 'vitest';
import { typingSteps } from './typing-placeholder.ts';

const take = (texts: string[], count: number, pauseMs?: number) => {
  const steps = typingSteps(texts, pauseMs);
  return Array.from({ length: count }, () => steps.next().value);
};

describe('typingSteps', () => {
  it('types a character every 60 ms, stands for 3 s, and goes on with the next text and then the first', () => {
    expect(take(['ab', 'c'], 5)).toEqual([
      { text: 'a', ms: 60 },
      { text: 'ab', ms: 3_000 },
      { text: 'c', ms: 3_000 },
      { text: 'a', ms: 60 },
      { text: 'ab', ms: 3_000 },
    ]);
  });

  it.each([
    [5_000, 5_000],
    [1_000, 1_000],
    [200, 1_000],
    [0, 1_000],
  ])('stands for %i ms: %i, never less than a second', (asked, stands) => {
    expect(take(['x'], 1, asked)).toEqual([{ text: 'x', ms: stands }]);
  });

  it('keeps characters of two code units whole', () => {
    expect(take(['a😀'], 2).map((step) => step?.text)).toEqual(['a', 'a😀']);
  });

  it('ends when there is nothing to type', () => {
    expect(take([], 1)).toEqual([undefined]);
    expect(take([''], 1)).toEqual([undefined]);
  });
});
