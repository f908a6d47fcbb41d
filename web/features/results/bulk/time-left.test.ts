import { describe, expect, it } from 'vitest';
import { addSample, type ProgressSample, roughDuration, timeLeft } from './time-left.ts';

describe('time left', () => {
  it.each<[string, ProgressSample[], number, number | null]>([
    ['nothing measured', [], 10, null],
    ['one moment', [{ at: 0, ended: 1 }], 10, null],
    [
      'too short a span',
      [
        { at: 0, ended: 1 },
        { at: 500, ended: 9 },
      ],
      10,
      null,
    ],
    [
      'nothing moves',
      [
        { at: 0, ended: 1 },
        { at: 5_000, ended: 1 },
      ],
      10,
      null,
    ],
    [
      'two a second',
      [
        { at: 0, ended: 0 },
        { at: 2_000, ended: 4 },
      ],
      10,
      3_000,
    ],
    [
      'all done',
      [
        { at: 0, ended: 0 },
        { at: 2_000, ended: 10 },
      ],
      10,
      0,
    ],
  ])('%s', (_, samples, total, left) => expect(timeLeft(samples, total)).toBe(left));

  it('follows the last seconds', () => {
    let samples: ProgressSample[] = [];
    for (let second = 0; second <= 60; second += 1) {
      samples = addSample(samples, { at: second * 1_000, ended: second <= 30 ? second * 10 : 300 + (second - 30) });
    }
    expect(samples.length).toBeLessThan(20);
    expect(timeLeft(samples, 390)).toBeCloseTo(60_000, -3);
  });

  it.each([
    [500, 'under 10 s'],
    [42_000, 'about 40 s'],
    [180_000, 'about 3 min'],
    [7_200_000, 'about 2 h'],
  ])('%d ms is %s', (ms, text) => expect(roughDuration(ms)).toBe(text));
});
