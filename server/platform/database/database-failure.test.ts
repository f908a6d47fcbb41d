import { expect, test } from 'vitest';
import { classifyDatabaseError } from './database-failure.ts';

test.each([
  ['53100', 'disk_full'],
  ['53300', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['08006', 'away'],
  ['08P01', 'away'],
  ['40P01', 'away'],
  ['58030', 'away'],
  ['25006', 'away'],
  ['25P03', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['EPIPE', 'away'],
  ['EAI_AGAIN', 'away'],
  ['23505', undefined],
  ['22021', undefined],
  ['42P01', undefined],
  ['P0001', undefined],
  ['ENOENT', undefined],
])('code %s: %s', (code, trouble) => {
  expect(classifyDatabaseError(Object.assign(new Error('x'), { code }))).toBe(trouble);
});

test.each([
  ['Connection terminated unexpectedly', 'away'],
  ['timeout exceeded when trying to connect', 'away'],
  ['x is not a function', undefined],
])('"%s": %s', (text, trouble) => {
  expect(classifyDatabaseError(new Error(text))).toBe(trouble);
});

test('what is no error is none', () => {
  expect(classifyDatabaseError({ code: '53100' })).toBeUndefined();
  expect(classifyDatabaseError(undefined)).toBeUndefined();
});
