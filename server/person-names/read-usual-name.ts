import { withoutCredentials } from './credentials.ts';
import { isAnyTitle } from './honorifics.ts';
import { findKnownName, isFamilyName, isGivenName } from './known-names.ts';
import { isParticle } from './particles.ts';
import type { PersonName } from './person-name.ts';
import { isNoName } from './profile-labels.ts';
import { countNameWords } from './role-words.ts';

/** 'Jane Doe' */
const TWO_WORDS = /^([A-ZÀ-ÖØ-Þ][a-zß-öø-ſ]{1,30}) ([A-ZÀ-ÖØ-Þ][a-zß-öø-ſ]{1,30})$/;
/** 'Anne-Marie Doe', 'Jane R. Doe', "Jane O'Neill-McCarthy" */
const USUAL =
  /^(\p{Lu}\p{Ll}{1,30}(?:-\p{L}\p{Ll}{1,30})?)(?: \p{Lu}\.?)? ((?:Mc|Mac|[OD]['’])?\p{Lu}\p{Ll}{1,30}(?:-\p{Lu}\p{Ll}{1,30})?)$/u;
/** Names of China, Japan, Korea and Vietnam, which may stand in either order. */
const EAST_ASIAN = /[cjkv]/i;

/**
 * Reads the most usual kind of name: two words, the first of which open lists have as a given name, and the second as a family name or
 * not at all. For these the rules and the tagger come to the same.
 * @returns undefined for everything else, which has to be looked at closely
 */
export function readUsualName(text: string): PersonName | undefined {
  const [, firstName = '', lastName = ''] = TWO_WORDS.exec(text) ?? [];
  if (firstName === '' || !isCalledFirst(firstName)) return undefined;
  return isFamilyName(lastName) || mayBeFamilyName(text, firstName, lastName) ? { firstName, lastName } : undefined;
}

/** 'Sheikh Roth' and 'Dame Nowinski' are a title and a name. */
function isCalledFirst(word: string): boolean {
  return isGivenName(word) && !isAnyTitle(word) && !isParticle(word, true);
}

/** A name that no list has, and no position, degree or label: 'Jane Marketing', 'Jane Mba', 'Jane Helpdesk'. */
function mayBeFamilyName(text: string, first: string, last: string): boolean {
  const words = [first, last];
  return (
    !isGivenName(last) &&
    !EAST_ASIAN.test(findKnownName(first).cultures) &&
    !isNoName(text) &&
    countNameWords(words) === 2 &&
    withoutCredentials(words).length === 2
  );
}

/**
 * Whether a name is so usual that the rules are sure of it: the first word is not rather a family name, the last one not rather a given
 * name, and one of them is known to be what it is taken for. Of 1,700 such names among those that the tagger learned from, it read none
 * otherwise than the rules.
 * @param byRules what the rules read
 */
export function isUsualName(text: string, { firstName, lastName }: PersonName): boolean {
  const [, first = '', last = ''] = USUAL.exec(text) ?? [];
  if (first === '' || first !== firstName || last !== lastName) return false;
  return isGivenName(first) ? !isGivenName(last) : isFamilyName(last) && !isFamilyName(first);
}
