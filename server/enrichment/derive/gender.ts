import type { PersonFacts } from '../../providers/profile-facts.ts';
import { FEMALE_NAMES, MALE_NAMES } from './first-names.ts';

export interface DerivedGender {
  value: 'Female' | 'Male' | 'Other' | 'Female (guess)' | 'Male (guess)';
  guessed: boolean;
}

const STATED = { female: 'Female', male: 'Male', other: 'Other' } as const;
const PRONOUNS = /\((she\/hers?|he\/(?:him|his)|they\/them)[^()]*\)/i;
const FIRST_WORD = /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/u;

/**
 * The gender a source states, or the pronouns the person put beside their name; else a guess by first name that is
 * marked as one. Names borne by both women and men give nothing.
 * @param firstName cleaned first name
 */
export function deriveGender(person: PersonFacts, firstName: string | undefined): DerivedGender | undefined {
  if (person.gender !== undefined) return { value: STATED[person.gender], guessed: false };
  const pronouns = PRONOUNS.exec(`${person.firstName ?? ''} ${person.lastName ?? ''}`)?.[1]?.toLowerCase();
  if (pronouns !== undefined) {
    return {
      value: pronouns.startsWith('she') ? 'Female' : pronouns.startsWith('he') ? 'Male' : 'Other',
      guessed: false,
    };
  }
  const name = firstName === undefined ? undefined : FIRST_WORD.exec(firstName)?.[0].toLowerCase();
  if (name === undefined) return undefined;
  if (FEMALE_NAMES.has(name)) return { value: 'Female (guess)', guessed: true };
  if (MALE_NAMES.has(name)) return { value: 'Male (guess)', guessed: true };
  return undefined;
}
