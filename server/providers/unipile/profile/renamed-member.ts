import { trimEndOf } from '../../../../shared/trim-text.ts';
import { readMemberNumber } from '../../people/member-number.ts';
import { wordsOfName } from '../../people/names-agree.ts';
import { readSlugOf } from '../same-member.ts';
import type { MemberResponse } from './schema.ts';

/** What is known of the member who is asked for, besides the slug. */
export interface KnownMember {
  /** As the connected account sees it. */
  memberId?: string | undefined;
  memberNumber?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Whether an answer under another slug is about the very member asked for: the network's own id, or its number, is the known one. */
export function isKnownMember(profile: MemberResponse, known: KnownMember): boolean {
  const { provider_id: id } = profile;
  const number = readMemberNumber(profile.member_urn);
  const isKnown =
    (id !== undefined && id === known.memberId) || (number !== undefined && number === known.memberNumber);
  return profile.object === 'UserProfile' && isKnown;
}

/**
 * Whether two answers in a row, both under another slug than was asked for, show that the member has changed it. Answers about
 * somebody else have been seen (of a call made at the same time, of the connected account itself), so all has to come together: both
 * name one member by id and slug, that member is said not to be the account's own, and first and last name are those that are known,
 * or, where one is not known, stand in the old slug. In doubt it is somebody else.
 */
export function isRenamed(first: MemberResponse, second: MemberResponse, slug: string, known: KnownMember): boolean {
  const isProfile = first.object === 'UserProfile' && second.object === 'UserProfile' && second.is_self === false;
  const isOne = second.provider_id !== undefined && second.provider_id === first.provider_id;
  const now = readSlugOf(second);
  return isProfile && isOne && now !== undefined && now === readSlugOf(first) && hasName(second, slug, known);
}

function hasName(
  { first_name, last_name }: MemberResponse,
  slug: string,
  { firstName, lastName }: KnownMember,
): boolean {
  const first = longestWord(first_name);
  const last = longestWord(last_name);
  if (first === undefined || last === undefined) return false;
  const inSlug = wordsOfName(slug).map((word) => trimEndOf(word, /\d/));
  const inFirst = firstName === undefined ? inSlug : wordsOfName(firstName);
  const inLast = lastName === undefined ? inSlug : wordsOfName(lastName);
  if (inFirst.includes(first) && inLast.includes(last)) return true;
  // 'meeranair'
  return inFirst === inLast && (inSlug.includes(first + last) || inSlug.includes(last + first));
}

/** The most distinctive word of a name: 'berg' of 'van der Berg'. Initials are too common. */
function longestWord(name = ''): string | undefined {
  const [longest] = wordsOfName(name).toSorted((one, other) => other.length - one.length);
  return longest !== undefined && longest.length > 1 ? longest : undefined;
}
