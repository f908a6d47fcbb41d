import { expect, it } from 'vitest';
import { readSheetLink } from './google-sheet-link.ts';

const ID = '1AbC-dEf_GhIjKlMnOpQrStUvWxYz0123456789';

it.each([
  [`https://docs.google.com/spreadsheets/d/${ID}/edit`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=123`, '123'],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=7#gid=123`, '123'],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=7`, '7'],
  [`https://docs.google.com/spreadsheets/u/1/d/${ID}/htmlview`, null],
  [`https://docs.google.com/a/acme.example/spreadsheets/d/${ID}`, null],
  [`  docs.google.com/spreadsheets/d/${ID}  `, null],
  [`https://drive.google.com/open?id=${ID}`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=../x`, null],
])('%s is a shared sheet', (text, gid) => expect(readSheetLink(text)).toEqual({ id: ID, published: false, gid }));

it.each([
  [`https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml?gid=5&single=true`, '5'],
  [`https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pub?output=csv`, null],
])('%s is a published sheet', (text, gid) =>
  expect(readSheetLink(text)).toEqual({ id: `2PACX-${ID}`, published: true, gid }),
);

it.each([
  '',
  'people.csv',
  `https://docs.google.com.evil.example/spreadsheets/d/${ID}`,
  `https://evil.example/spreadsheets/d/${ID}`,
  `https://docs.google.com@evil.example/spreadsheets/d/${ID}`,
  `https://docs.google.com/document/d/${ID}/edit`,
  'https://docs.google.com/spreadsheets/d/short/edit',
  'https://docs.google.com/spreadsheets/u/0/',
  'http://127.0.0.1/spreadsheets/d/1AbCdEfGhIjKlMn',
])('%j is none', (text) => expect(readSheetLink(text)).toBeUndefined());
