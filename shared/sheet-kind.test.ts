import { expect, test } from 'vitest';
import { isSheet } from './sheet-kind.ts';

test.each([
  ['people.csv', 'text/csv', true],
  ['people.csv', 'application/vnd.ms-excel', true],
  ['people.csv', 'text/plain', true],
  ['people.csv', 'application/octet-stream', true],
  ['people.xls', 'application/vnd.ms-excel', true],
  ['people.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
  ['PEOPLE.XLSX', '', true],
  ['leads. march.csv', '', true],
  ['people.pdf', 'application/pdf', false],
  ['people.txt', 'text/plain', false],
  ['people.txt', 'text/csv', false],
  ['people.tsv', 'text/tab-separated-values', false],
  ['people.json', 'application/json', false],
  ['people.json', 'text/csv', false],
  ['people.csv.json', '', false],
  ['people.xlsm', '', false],
  ['people.ods', 'application/vnd.ms-excel', false],
  ['people', '', false],
  ['people', 'application/json', false],
  ['people', 'text/csv', true],
  ['', '', false],
])('%s of type "%s": %s', (name, type, expected) => {
  expect(isSheet({ name, type })).toBe(expected);
});
