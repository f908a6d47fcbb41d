import { expect, test } from 'vitest';
import { isSheet } from './sheet-kind.ts';

test.each([
  ['people.csv', 'text/csv', true],
  ['people.csv', 'application/vnd.ms-excel', true],
  ['people.xls', 'application/vnd.ms-excel', true],
  ['people.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
  ['PEOPLE.XLSX', '', true],
  ['people.pdf', 'application/pdf', false],
  ['people.txt', 'text/plain', false],
  ['people', '', false],
  ['people.xlsm', '', false],
])('%s of type "%s": %s', (name, type, expected) => {
  expect(isSheet({ name, type })).toBe(expected);
});
