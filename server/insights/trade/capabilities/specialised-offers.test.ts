import { expect, test } from 'vitest';
import { JOB_FUNCTION_IDS } from '../job-functions/ids.ts';
import { SECTOR_IDS } from '../sectors/ids.ts';
import { CAPABILITIES, GENERAL_CAPABILITIES } from './all-capabilities.ts';
import { findCapabilities, findPhrasesOf } from './find-capabilities.ts';
import { FURTHER_WORDS } from './further-words.ts';
import { isSpecialised, SPECIALISED_CAPABILITIES } from './specialised-offers.ts';

const idsIn = (text: string) => findCapabilities(text).map(({ id }) => id.id);

test('every row names kinds of companies and functions that there are', () => {
  const sectors = new Set<string>(SECTOR_IDS);
  const functions = new Set<string>(JOB_FUNCTION_IDS);
  for (const { id, sectors: kinds, buyers, users } of SPECIALISED_CAPABILITIES) {
    expect(kinds === 'any' ? [] : kinds.filter((one) => !sectors.has(one)), id).toEqual([]);
    expect(
      [...buyers, ...users].filter((one) => !functions.has(one)),
      id,
    ).toEqual([]);
  }
});

test('further words are of kinds of offers of the fields, and none stands twice', () => {
  const ids = new Set(GENERAL_CAPABILITIES.map(({ id }) => id));
  expect([...FURTHER_WORDS.keys()].filter((id) => !ids.has(id))).toEqual([]);
  for (const { id, signs } of CAPABILITIES)
    expect(
      signs.filter((sign, at) => signs.indexOf(sign) !== at),
      id,
    ).toEqual([]);
});

test.each([
  ['Natural and collagen sausage casings, cut to length', 'sausage-casings'],
  ['Naturdärme für Fleischereien', 'sausage-casings'],
  ['Software for cemeteries with maps of graves', 'cemetery-and-crematorium-software'],
])('%s is a specialised offer', (description, id) => {
  expect(idsIn(description)).toContain(id);
});

test('what a customer writes shows the need for one', () => {
  const casings = SPECIALISED_CAPABILITIES.find(({ id }) => id === 'sausage-casings')!;
  expect(isSpecialised(casings)).toBe(true);
  expect(findPhrasesOf(casings, 'signs', 'Zwei Linien für Brühwurst und Rohwurst')).not.toEqual([]);
  expect(findPhrasesOf(casings, 'signs', 'Zwei Linien für Schrauben')).toEqual([]);
});
