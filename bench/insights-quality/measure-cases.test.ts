import { describe, expect, it } from 'vitest';
import { createBuiltInWriter } from '../../server/insights/built-in-writer.ts';
import { writeCases } from './judged-case.ts';
import { loadJudgedSet } from './judged-set/load.ts';
import { makeCase } from './made-case.ts';
import { MEASURES, sumUp } from './measure-cases.ts';

/** A small part of the judged set: an own company described at length, and one in German. */
const CASES = await writeCases(createBuiltInWriter(), loadJudgedSet('open', ['cold-chain', 'lager-software']));

/** What the built-in writer reaches on it. */
const REACHED: Readonly<Record<string, { atMost: number } | { atLeast: number }>> = {
  'false-links': { atMost: 2 },
  'false-decisions': { atMost: 7 },
  'obvious-links': { atLeast: 0.86 },
  pairs: { atLeast: 0.92 },
  extremes: { atLeast: 0.99 },
  'ideal-warm': { atLeast: 0.95 },
  'poor-hot': { atMost: 0 },
  'invented-pain': { atMost: 0 },
  'right-pain': { atLeast: 1 },
  offers: { atMost: 0 },
  templates: { atMost: 0.4 },
  openers: { atLeast: 1 },
  language: { atMost: 0 },
  reading: { atMost: 8 },
  ungrounded: { atMost: 0 },
  repeated: { atMost: 0 },
};

describe('the built-in writer on a part of the judged set', () => {
  it('writes for everybody', () => expect(CASES).toHaveLength(50));

  it.each(MEASURES.filter(({ id }) => id in REACHED))('$name', ({ id, find, sum }) => {
    const figure = sumUp(find(CASES), sum)!;
    const bound = REACHED[id]!;
    if ('atMost' in bound) expect(figure).toBeLessThanOrEqual(bound.atMost);
    else expect(figure).toBeGreaterThanOrEqual(bound.atLeast);
  });
});

describe('what findings come to', () => {
  const finding = (value: number, field?: 'reasoning' | 'painPoints') => ({
    ...{ company: 'a', person: 'b', shown: '', value },
    ...(field && { field }),
  });

  it('is a count, a share, or the mean of the worst field', () => {
    expect(sumUp([finding(1), finding(0), finding(2)], 'count')).toBe(3);
    expect(sumUp([finding(1), finding(0.5)], 'share')).toBe(0.75);
    const graded = [
      finding(4, 'reasoning'),
      finding(6, 'reasoning'),
      finding(9, 'painPoints'),
      finding(3, 'painPoints'),
    ];
    expect(sumUp(graded, 'worst field')).toBe(6);
    expect(sumUp([], 'share')).toBeUndefined();
  });

  it('is asked of every measure, also when nothing was written', () => {
    for (const { find } of MEASURES) expect(Array.isArray(find([makeCase()]))).toBe(true);
  });
});
