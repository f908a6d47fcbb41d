import { describe, expect, it } from 'vitest';
import { makeCase, valuesOf } from '../made-case.ts';
import { findRepeatedFacts } from './repeated-facts.ts';

const posts = [{ date: '2026-10-20', text: 'We threw away forty boxes of insulin on Friday.' }];
const quoted = 'She wrote: "We threw away forty boxes of insulin on Friday."';
const person = { experience: [{ title: 'Head of Cold Chain and Distribution', companyName: 'Vaxilo' }] };
const titled = 'Ines is Head of Cold Chain and Distribution.';

describe('facts in more than two fields', () => {
  it('are counted once each', () => {
    const values = { prospectSummary: quoted, painPoints: quoted, recentPostsSummary: quoted };
    expect(valuesOf(findRepeatedFacts([makeCase({ posts, values })]))).toEqual([1]);
  });

  it('may be in two, and titles in all', () => {
    const values = { prospectSummary: `${titled} ${quoted}`, painPoints: `${titled} ${quoted}`, reasoning: titled };
    expect(valuesOf(findRepeatedFacts([makeCase({ posts, person, values })]))).toEqual([0]);
  });
});
