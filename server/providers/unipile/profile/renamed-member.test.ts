import { describe, expect, test } from 'vitest';
import { isKnownMember, isRenamed, type KnownMember } from './renamed-member.ts';
import { memberResponse } from './schema.ts';

const MEERA = {
  object: 'UserProfile',
  provider_id: 'ACoAAmeera',
  public_identifier: 'meera-nair',
  member_urn: '424854212',
  is_self: false,
  first_name: 'Meera',
  last_name: 'Nair',
};
const answer = (change: object = {}) => memberResponse.parse({ ...MEERA, ...change });

describe('an id shows that it is the member asked for', () => {
  test.each<[why: string, change: object, known: KnownMember, expected: boolean]>([
    ['nothing is known', {}, {}, false],
    ['the account gave the same id before', {}, { memberId: 'ACoAAmeera' }, true],
    ['the account gave another id before', {}, { memberId: 'ACoAAother' }, false],
    ['ids differ by case', {}, { memberId: 'acoaameera' }, false],
    ['the number is the known one', {}, { memberNumber: '424854212' }, true],
    ['the number is written as a URN', { member_urn: 'urn:li:member:424854212' }, { memberNumber: '424854212' }, true],
    ['the number comes as one', { member_urn: 424_854_212 }, { memberNumber: '424854212' }, true],
    ['the number is another one', {}, { memberNumber: '424854213' }, false],
    ['the answer has neither', { provider_id: null, member_urn: null }, {}, false],
    ['the name alone is known', {}, { firstName: 'Meera', lastName: 'Nair' }, false],
    ['it is no profile', { object: 'CompanyProfile' }, { memberId: 'ACoAAmeera' }, false],
    ["it is the account's own profile, and known", { is_self: true }, { memberId: 'ACoAAmeera' }, true],
  ])('%s', (_why, change, known, expected) => {
    expect(isKnownMember(answer(change), known)).toBe(expected);
  });
});

describe('two answers show that the member has another slug by now', () => {
  const OLD = 'meera-nair-4c52b31a';
  test.each<[why: string, slug: string, both: object, known: KnownMember, expected: boolean]>([
    ['the old slug holds the name', OLD, {}, {}, true],
    ['the other way round', 'nair-meera', {}, {}, true],
    ['as one word', 'meeranair7', {}, {}, true],
    ['as one word, the other way round', 'nairmeera', {}, {}, true],
    ['with accents and capitals', 'zoë-müller-1', { first_name: 'ZOË', last_name: 'Müller' }, {}, true],
    ['with a middle name', 'meera-k-nair', { first_name: 'Meera K.' }, {}, true],
    ['with titles after it', OLD, { last_name: 'Nair, MBA' }, {}, true],
    ['with particles', 'jan-van-der-berg', { first_name: 'Jan', last_name: 'van der Berg' }, {}, true],
    ['in another script', 'प्रिया-शर्मा', { first_name: 'प्रिया', last_name: 'शर्मा' }, {}, true],
    ['the old slug holds the first name alone', 'meera-shah', {}, {}, false],
    ['the old slug holds the last name alone', 'asha-nair', {}, {}, false],
    ['the old slug holds particles alone', 'jan-van-dam', { first_name: 'Jan', last_name: 'van Dijk' }, {}, false],
    ['the old slug holds initials', 'm-n-77', { first_name: 'M', last_name: 'N' }, {}, false],
    ['the old slug holds parts of words', 'joann-sleepers', { first_name: 'Ann', last_name: 'Lee' }, {}, false],
    ['the old slug holds no name', 'the-numbers-lady', {}, {}, false],
    ['there is no last name', 'meera-1', { last_name: null }, {}, false],
    ['the name is the known one', 'the-numbers-lady', {}, { firstName: 'Meera', lastName: 'Nair' }, true],
    ['another name is known', OLD, {}, { firstName: 'Asha', lastName: 'Nair' }, false],
    ['an initial is known', OLD, {}, { firstName: 'Meera', lastName: 'N.' }, false],
    ['a first name alone is known, and another one', OLD, {}, { firstName: 'Asha' }, false],
    ['a first name alone is known, and the last name stands in the slug', OLD, {}, { firstName: 'Meera' }, true],
    ["it is the account's own profile", OLD, { is_self: true }, {}, false],
    ['it does not say whose it is', OLD, { is_self: null }, {}, false],
    ['there is no id', OLD, { provider_id: null }, {}, false],
    ['there is no slug', OLD, { public_identifier: null }, {}, false],
    ['the slug is none', OLD, { public_identifier: 'a b/c' }, {}, false],
    ['it is no profile', OLD, { object: 'CompanyProfile' }, {}, false],
  ])('%s', (_why, slug, both, known, expected) => {
    expect(isRenamed(answer(both), answer(both), slug, known)).toBe(expected);
  });

  test.each<[why: string, first: object]>([
    ['the first was about another member', { provider_id: 'ACoAAother' }],
    ['the first named another slug', { public_identifier: 'meera-nair-2' }],
    ['the first was no profile', { object: 'CompanyProfile' }],
  ])('not when %s', (_why, first) => {
    expect(isRenamed(answer(first), answer(), OLD, {})).toBe(false);
  });
});
