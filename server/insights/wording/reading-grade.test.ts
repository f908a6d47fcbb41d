import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade.ts';

describe('the grade at which a text is read', () => {
  it('is low for short words and short sentences', () => {
    expect(readingGrade('The team buys trucks. It sells one each week.')).toBeLessThan(3);
  });

  it('is high for long words in a long sentence', () => {
    const text =
      'Organisations operating internationally increasingly recognise considerable opportunities for consolidating administrative responsibilities.';
    expect(readingGrade(text)).toBeGreaterThan(16);
  });

  it('knows silent vowels', () => {
    // 10 words, 1 sentence, 12 syllables: table, making.
    expect(readingGrade('We moved the table home and like the size of making.')).toBeCloseTo(
      0.39 * 11 + 11.8 * (13 / 11) - 15.59,
      5,
    );
  });

  it('is not known for nothing', () => expect(readingGrade('… 12')).toBeUndefined());
});
