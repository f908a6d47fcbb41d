import { expect, test } from 'vitest';
import { readMemberNumber } from './member-number.ts';

test.each([
  ['424854212', '424854212'],
  ['urn:li:member:424854212', '424854212'],
  ['0', undefined],
  ['007', undefined],
  ['-1', undefined],
  ['ACoAAB1x2y3z', undefined],
  ['urn:li:member:', undefined],
  ['9'.repeat(21), undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the member number %s', (written, number) => {
  expect(readMemberNumber(written)).toBe(number);
});
