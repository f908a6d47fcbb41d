import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '../../providers/profile-facts.ts';
import { FEMALE_NAMES, MALE_NAMES } from './first-names.ts';
import { deriveGender } from './gender.ts';

const TABLE: readonly (readonly [
  why: string,
  person: Partial<PersonFacts>,
  firstName: string | undefined,
  value: string | undefined,
])[] = [
  ['stated by the source', { gender: 'male' }, 'Priya', 'Male'],
  ['stated, and neither', { gender: 'other' }, 'Priya', 'Other'],
  ['pronouns beside the name', { firstName: 'Sam (he/him)' }, 'Sam', 'Male'],
  ['pronouns beside the family name', { firstName: 'Rahul', lastName: 'Rao (She/Her/Hers)' }, 'Rahul', 'Female'],
  ['they/them', { firstName: 'Alex (they/them)' }, 'Alex', 'Other'],
  ['guessed from a clear name', {}, 'Priya', 'Female (guess)'],
  ['guessed from the first of two names', {}, 'Rahul Kumar', 'Male (guess)'],
  ['accents count', {}, 'Chloé', 'Female (guess)'],
  ['both in one country or another: Andrea', {}, 'Andrea', undefined],
  ['both: Kiran', {}, 'Kiran', undefined],
  ['both: Sasha', {}, 'Sasha', undefined],
  ['both: Jean', {}, 'Jean', undefined],
  ['both: Nikita', {}, 'Nikita', undefined],
  ['both: Harpreet', {}, 'Harpreet', undefined],
  ['unknown name', {}, 'Xyloq', undefined],
  ['no name', {}, undefined, undefined],
];

describe('gender', () => {
  it.each(TABLE)('%s', (_why, person, firstName, value) => {
    expect(deriveGender(person as PersonFacts, firstName)?.value).toBe(value);
  });

  it('has no name in both lists', () => {
    expect([...FEMALE_NAMES].filter((name) => MALE_NAMES.has(name))).toEqual([]);
  });
});
