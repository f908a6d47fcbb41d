import { describe, expect, it } from 'vitest';
import type { Grade } from '../judged-set/schema.ts';
import { makeCase, valuesOf } from '../made-case.ts';
import { findRankedPairs, findTagged } from './ranking.ts';

const rated = (grade: Grade, confidenceScore?: number, tag = 'Cold') =>
  makeCase({ judgement: { grade }, values: confidenceScore === undefined ? {} : { confidenceScore, tag } });

describe('the ranking', () => {
  it('counts pairs of different grade, a tie as half', () => {
    const cases = [rated('ideal', 70), rated('ideal', 40), rated('possible', 40), rated('poor', 50)];
    // ideal 70 before both, ideal 40 ties and loses, possible 40 loses.
    expect(valuesOf(findRankedPairs(cases))).toEqual([1, 1, 0.5, 0, 0]);
    expect(valuesOf(findRankedPairs(cases, 2))).toEqual([1, 0]);
  });

  it('puts who is not rated last, and compares within one own company', () => {
    expect(valuesOf(findRankedPairs([rated('possible', 0), rated('poor')]))).toEqual([1]);
    const other = rated('poor', 90);
    expect(findRankedPairs([rated('ideal', 10), { ...other, company: { ...other.company, id: 'other' } }])).toEqual([]);
  });

  it('counts tags by grade', () => {
    const cases = [rated('ideal', 80, 'Hot'), rated('ideal', 50, 'Warm'), rated('ideal', 10), rated('poor', 80, 'Hot')];
    expect(valuesOf(findTagged(cases, 'ideal', ['Hot', 'Warm']))).toEqual([1, 1, 0]);
    expect(valuesOf(findTagged(cases, 'poor', ['Hot']))).toEqual([1]);
  });
});
