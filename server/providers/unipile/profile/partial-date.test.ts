import { describe, expect, it } from 'vitest';
import { readPartialDate } from './partial-date.ts';

describe('dates of positions and schools', () => {
  it.each([
    ['a month', '11/1/2021', '2021-11'],
    ['a month of one digit', '2/1/2020', '2020-02'],
    ['a year, or its January', '1/1/2012', '2012'],
    ['a day', '6/14/2026', '2026-06-14'],
    ['the month first, as Americans write it', '5/12/2020', '2020-05-12'],
    ['no month', '13/1/2020', undefined],
    ['no day', '12/32/2020', undefined],
    ['another notation', '2020-03', '2020-03'],
    ['another notation, with a day', '2020-03-09T00:00:00Z', '2020-03-09'],
    ['a year alone', '2020', '2020'],
    ['words', 'present', undefined],
    ['nothing', undefined, undefined],
  ])('%s: %s', (_what, written, expected) => expect(readPartialDate(written)).toBe(expected));
});
