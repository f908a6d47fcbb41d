import { expect, it } from 'vitest';
import { findJobTitle, LONGEST_TITLE_PHRASE } from './find-job-title.ts';

it.each([
  ['smart contract developer', 'Smart Contract Developer', 'Engineering'],
  ['Smart-Contract Developers', 'Smart Contract Developer', 'Engineering'],
  ['head of people', 'Head of People', 'Human Resources'],
  ['R&D manager', 'R&D Manager', 'Research'],
  ['phlebotomists', 'Phlebotomist', 'Healthcare Services'],
  ['Crane Operator', 'Crane Operator', 'Operations'],
  ['veterinary nurse', 'Veterinary Nurse', 'Healthcare Services'],
  ['salespeople', 'Salesperson', 'Sales'],
  ['ios developers', 'iOS Developer', 'Engineering'],
  ['managing director', 'Managing Director', undefined],
])('%s is the title %s of %s', (phrase, name, department) => {
  expect(findJobTitle(phrase)).toMatchObject({ name, ...(department && { department }) });
  expect(findJobTitle(phrase)?.department).toBe(department);
});

it.each(['in berlin', 'acme corporation', 'layer', 'series b', '', 'zzzz', ' ', 'a', '工'])(
  '%s is no title',
  (phrase) => {
    expect(findJobTitle(phrase)).toBeUndefined();
  },
);

it('knows titles of as many words as it says', () => {
  const longest = findJobTitle('certified information systems security professional');
  expect(longest?.name.split(' ')).toHaveLength(LONGEST_TITLE_PHRASE);
});
