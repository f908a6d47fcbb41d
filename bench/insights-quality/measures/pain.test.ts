import { describe, expect, it } from 'vitest';
import { makeCase, valuesOf } from '../made-case.ts';
import { findInventedPain, findPainDelivered, findRightPain } from './pain.ts';

const pain = { words: ['threw away 40 boxes'], why: '' };
const cases = [
  makeCase({ judgement: { pain }, values: { painPoints: 'Ines wrote: "I threw away 40 boxes again."' } }),
  makeCase({ judgement: { pain }, values: { painPoints: 'They look for a driver.' } }),
  makeCase({ judgement: { pain } }),
  makeCase({ values: { painPoints: 'They probably work too much.' } }),
  makeCase(),
];

describe('pain', () => {
  it('is invented for people who show none', () => expect(valuesOf(findInventedPain(cases))).toEqual([1, 0]));
  it('is delivered where it is shown', () => expect(valuesOf(findPainDelivered(cases))).toEqual([1, 1, 0]));
  it('is the one that is shown', () => expect(valuesOf(findRightPain(cases))).toEqual([1, 0]));
});
