import { describe, expect, it } from 'vitest';
import { type Grade, type GradedParts, scoreFit, verdictOf } from './score-fit.ts';

const GRADES: readonly Grade[] = [0, 1, 2, 3, 4];
const graded = (market: Grade, role: Grade, reach: Grade, timing: Grade): GradedParts => ({
  market: { grade: market, because: 'm' },
  role: { grade: role, because: 'r' },
  reach: { grade: reach, because: 'a' },
  timing: { grade: timing, because: 't' },
});
const all = GRADES.flatMap((market) =>
  GRADES.flatMap((role) => GRADES.flatMap((reach) => GRADES.map((timing) => graded(market, role, reach, timing)))),
);

describe('the score of a fit', () => {
  it('is the sum of its parts, whose maxima are 100', () => {
    for (const parts of all) {
      const { score, parts: scored } = scoreFit(parts);
      const values = Object.values(scored);
      expect(values.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(values.reduce((sum, { most }) => sum + most, 0)).toBe(100);
    }
    expect(scoreFit(graded(4, 4, 4, 4)).score).toBe(100);
    expect(scoreFit(graded(0, 0, 0, 0)).score).toBe(0);
  });

  it('stays below Warm with a poor market, a disqualifier, or no say in buying at less than the best market', () => {
    for (const parts of all) {
      if (parts.market.grade <= 1) expect(scoreFit(parts).tag).toBe('Cold');
      expect(scoreFit(parts, 'competitor').tag).toBe('Cold');
      if (parts.role.grade > 0) continue;
      expect(scoreFit(parts).tag).not.toBe('Hot');
      if (parts.market.grade < 4) expect(scoreFit(parts).tag).toBe('Cold');
    }
  });

  it('never falls when a part gets better', () => {
    for (const parts of all) {
      for (const name of ['market', 'role', 'reach', 'timing'] as const) {
        const { grade } = parts[name];
        if (grade === 4) continue;
        const better = { ...parts, [name]: { grade: (grade + 1) as Grade, because: '' } };
        expect(scoreFit(better).score).toBeGreaterThanOrEqual(scoreFit(parts).score);
      }
    }
  });

  it('takes half a grade for a lean, within what the part gives', () => {
    const points = (grade: Grade, lean: -1 | 1) =>
      scoreFit({ ...graded(4, 4, 2, 0), market: { grade, lean, because: 'm' } }).parts.market.points;
    expect([points(4, -1), points(4, 1), points(3, 1), points(2, -1)]).toEqual([36, 40, 36, 16]);
  });

  it('takes points for a shift, within what the part gives', () => {
    const points = (grade: Grade, shift: number) =>
      scoreFit({ ...graded(4, 4, 2, 0), market: { grade, shift, because: 'm' } }).parts.market.points;
    expect([points(4, -8), points(4, 8), points(3, 5), points(0, -8)]).toEqual([32, 40, 37, 0]);
  });

  it('makes the right company and a person who decides Hot, whatever the time', () => {
    expect(scoreFit(graded(4, 4, 2, 0)).tag).toBe('Hot');
    expect(scoreFit(graded(4, 1, 2, 0)).tag).toBe('Warm');
  });
});

describe('the verdict', () => {
  it.each([
    [4, 4, 'clear'],
    [3, 3, 'clear'],
    [4, 2, 'possible'],
    [2, 4, 'possible'],
    [4, 0, 'possible'],
    [3, 0, 'none'],
    [1, 4, 'none'],
  ] as const)('of market %i and role %i is %s', (market, role, expected) => {
    const parts = graded(market, role, 4, 4);
    expect(verdictOf(parts, scoreFit(parts).score)).toBe(expected);
  });

  it('is never clear without a fact that can be named', () => {
    const parts = graded(4, 4, 4, 4);
    const { score, tag } = scoreFit(parts, null, false);
    expect(tag).toBe('Warm');
    expect(verdictOf(parts, score)).toBe('clear');
    expect(verdictOf(parts, score, false)).toBe('possible');
  });
});
