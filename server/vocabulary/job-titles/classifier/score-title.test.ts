import { expect, test } from 'vitest';
import { scoreTitle } from './score-title.ts';

test.each([
  ['nothing', ''],
  ['signs alone', '|/\\-–—.,;:()[]{}'.repeat(500)],
  ['control characters', '\u0000\u0007\u001b'.repeat(1_000)],
  ['one long word', 'a'.repeat(10_000)],
  ['characters without blanks', '销售总监'.repeat(2_500)],
])('%s gets scores that are numbers', (_what, title) => {
  const { level, department, inChargeOf } = scoreTitle(title);
  for (const score of [...level, ...department, ...inChargeOf]) expect(Number.isFinite(score)).toBe(true);
});
