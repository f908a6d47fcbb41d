import { expect, test } from 'vitest';
import { dropStrayJoiners } from './clean-text.ts';

test.each([
  ['within a word of Persian it stays', 'دیجی\u200cکالا', 'دیجی\u200cکالا'],
  ['within a word of Malayalam it stays', 'അവന്\u200dറെ', 'അവന്\u200dറെ'],
  [
    'behind a number or a Latin word with a Persian ending it stays',
    '۲۴\u200cساعته MBA\u200cها',
    '۲۴\u200cساعته MBA\u200cها',
  ],
  ['at the end of a word of Malayalam it stays', 'രാഹുല്\u200d നായർ', 'രാഹുല്\u200d നായർ'],
  ['of two one stays', 'دیجی\u200c\u200cکالا', 'دیجی\u200cکالا'],
  ['between Latin letters', 'Ac\u200cme', 'Acme'],
  ['between Chinese characters', '销售\u200c总监', '销售总监'],
  ['at the edges of words', '\u200dدیجی \u200c کالا\u200c', 'دیجی  کالا'],
  ['between pictures', '👩\u200d💻', '👩💻'],
])('a zero-width joiner: %s', (_where, text, wanted) => expect(dropStrayJoiners(text)).toBe(wanted));

test('many joiners take no more than linear time', () => {
  expect(dropStrayJoiners('a\u200c'.repeat(100_000))).toBe('a'.repeat(100_000));
  expect(dropStrayJoiners(`a${'\u200c'.repeat(200_000)}`)).toBe('a');
});
