import { expect, it } from 'vitest';
import { writeTitle } from './write-names.ts';

const words = (typed: string) => typed.split(' ').map((raw) => ({ raw, text: raw.toLowerCase(), glued: false }));

it.each([
  ['ICU lvns', 'ICU Licensed Vocational Nurse'],
  ['head of mktg', 'Head of Marketing'],
  ['F&B managers', 'Food & Beverage Manager'],
  ['sales SDRs', 'Sales SDR'],
  ['cpas', 'CPA'],
])('%s is shown as %s', (typed, shown) => {
  expect(writeTitle(words(typed))).toBe(shown);
});
