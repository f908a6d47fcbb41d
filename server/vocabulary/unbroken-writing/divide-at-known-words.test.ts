import { expect, it } from 'vitest';
import { divideAtKnownWords } from './divide-at-known-words.ts';
import { simplifyChinese } from './simplify-chinese.ts';

const known = new Set(['上海', '上海市', '经理', '的']);
const divide = (text: string) =>
  divideAtKnownWords(text, 4, (part, isBehindUnknown) =>
    part.length === 1 && isBehindUnknown ? undefined : [part, simplifyChinese(part)].find((one) => known.has(one)),
  ).map(({ text: piece, isKnown }) => (isKnown ? piece : `(${piece})`));

it.each([
  ['上海市经理', ['上海市', '经理']],
  ['上海馬具店的经理', ['上海', '(馬具店的)', '经理']],
  ['上海經理', ['上海', '经理']],
  ['馬', ['(馬)']],
  ['', []],
])('%s is divided at the longest known words', (text, pieces) => {
  expect(divide(text)).toEqual(pieces);
});
