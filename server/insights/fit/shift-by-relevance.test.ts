import { expect, it } from 'vitest';
import type { RatedSentence } from './rate-statements.ts';
import type { Grade, GradedParts } from './score-fit.ts';
import { shiftByRelevance } from './shift-by-relevance.ts';

const parts = (market: Grade, role: Grade, because = 'dairies are among the usual customers'): GradedParts => ({
  market: { grade: market, because },
  role: { grade: role, because: 'r' },
  reach: { grade: 2, because: 'a' },
  timing: { grade: 0, because: 't' },
});
const rated = (...likelihoods: number[]): RatedSentence[] =>
  likelihoods.map((likelihood) => ({ theirs: 'x', where: 'About', likelihood }));
const shift = (...likelihoods: number[]) => shiftByRelevance(parts(4, 3), rated(...likelihoods), []).shift;

it('gives and takes at most eight points, by the three likeliest sentences', () => {
  expect([shift(0.9, 0.9, 0.9), shift(0.5, 0.5, 0.5), shift(0, 0, 0)]).toEqual([8, 0, -8]);
  expect(shift(0.7, 0.6, 0.5, 0.1, 0)).toBe(shift(0.7, 0.6, 0.5));
});

it('takes nothing from who says little, and leaves alone who is no customer or has no part in buying', () => {
  expect([shift(), shift(0.6)]).toEqual([0, 1]);
  for (const [market, role] of [
    [1, 3],
    [4, 0],
  ] as const)
    expect(shiftByRelevance(parts(market, role), rated(0, 0, 0), []).shift).toBeUndefined();
});

it('says why where many points go and nothing else speaks for them', () => {
  const told = 'dairies are among the usual customers, though little in this profile has to do with your offer';
  const link = { kind: 'need', yours: 'x', theirs: 'x', where: 'About' } as const;
  const because = (graded: GradedParts, shown = false) =>
    shiftByRelevance(graded, rated(0, 0, 0), shown ? [link] : []).because;
  expect(because(parts(4, 3))).toBe(told);
  expect(because(parts(4, 3), true)).not.toContain('little they say');
  expect(because(parts(4, 3, 'near those you name, though larger'))).toBe('near those you name, though larger');
});
