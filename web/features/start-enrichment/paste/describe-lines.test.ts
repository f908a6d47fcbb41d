import { describe, expect, test } from 'vitest';
import { parseProfileLines } from '../../../../shared/profile-url/profile-url.ts';
import { describeLines, lineRange } from './describe-lines.ts';

const jane = 'https://www.linkedin.com/in/jane-doe';
const ravi = 'https://www.linkedin.com/in/ravi-k';
const of = (...lines: string[]) => describeLines(parseProfileLines(lines.join('\n')));

describe('the running count', () => {
  test.each([
    ['nothing', [''], ''],
    ['one profile', [jane], '1 profile'],
    ['a wrong line is named', [jane, ravi, '', 'nonsense'], '2 profiles, 1 line is not a profile URL (line 4)'],
    ['wrong lines only', ['nonsense'], '0 profiles, 1 line is not a profile URL (line 1)'],
    ['duplicates are folded', [jane, jane, ravi], '2 profiles, 1 duplicate folded'],
    [
      'many wrong lines: the first five',
      Array.from({ length: 8 }, () => 'nonsense'),
      '0 profiles, 8 lines are not profile URLs (lines 1, 2, 3, 4, 5 and 3 more)',
    ],
  ])('%s', (_case, lines, text) => {
    expect(of(...lines)).toBe(text);
  });
});

describe('where a line stands', () => {
  const text = 'one\r\ntwo\n\nfour';
  test.each([
    [1, 'one'],
    [2, 'two'],
    [3, ''],
    [4, 'four'],
  ])('line %i', (line, content) => {
    const { start, end } = lineRange(text, line);
    expect(text.slice(start, end)).toBe(content);
  });
});
