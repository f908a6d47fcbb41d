import { expect, test } from 'vitest';
import { isStale, PreparedStatements } from './prepared-statements.ts';

test('a statement is kept from its second time on, under one name', () => {
  const statements = new PreparedStatements();
  expect(statements.nameOf('SELECT 1')).toBeUndefined();
  const name = statements.nameOf('SELECT 1');
  expect(name).toBeDefined();
  expect(statements.nameOf('SELECT 1')).toBe(name);
  statements.nameOf('SELECT 2');
  expect(statements.nameOf('SELECT 2')).not.toBe(name);
});

test('what is made for its rows is not kept, and no more than a connection should hold', () => {
  const statements = new PreparedStatements();
  const long = `SELECT ${'1, '.repeat(3_000)}1`;
  expect([statements.nameOf(long), statements.nameOf(long)]).toEqual([undefined, undefined]);
  const names = new Set(
    Array.from({ length: 5_000 }, (_, i) => `SELECT ${i}`).flatMap((text) => [
      statements.nameOf(text),
      statements.nameOf(text),
    ]),
  );
  names.delete(undefined);
  expect(names.size).toBe(300);
});

test.each([
  [{ code: '0A000', message: 'cached plan must not change result type' }, true],
  [{ code: '0A000', message: 'cannot insert into a generated column' }, false],
  [{ code: '26000', message: 'prepared statement "leadlight_1" does not exist' }, true],
  [new Error('away'), false],
])('%o', (error, stale) => {
  expect(isStale(error)).toBe(stale);
});
