import type { Post } from '../../providers/profile-facts.ts';
import { daysBefore, writeMonth } from '../calendar.ts';
import type { Interest } from '../data/interests.ts';
import {
  CLOSING_REMARKS,
  COMPANY_POSTS,
  FREE_POSTS,
  FREELANCE_POSTS,
  SEEKING_POSTS,
  STUDENT_POSTS,
} from '../data/posts-of-everyone.ts';
import { fill, readSlot, type Slots, slotsOf } from '../fill-template.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { capitalise } from '../wording.ts';
import type { PersonIdentity } from './identity.ts';
import type { Occupation } from './membership.ts';
import type { PersonRole } from './role.ts';

const HOW_MANY = [
  [0, 9],
  [1, 12],
  [2, 20],
  [3, 22],
  [4, 17],
  [5, 12],
  [6, 8],
] as const;

export interface Author {
  identity: PersonIdentity;
  role: PersonRole;
  slots: Slots;
  interests: readonly Interest[];
  followers: number;
  /** Month the current position began, as in calendar.ts: before it nobody writes about that company. */
  currentSince: number;
  /** The newest update of the company; a post about it appears on its day. */
  updateDate?: string | undefined;
}

const OF_THE_COMPANY = new Set(['company', 'product', 'client', 'colleague', 'update', 'years']);

/** What the person wrote in the months before the reference date, newest first. */
export function drawPosts(
  { identity, role, slots, interests, followers, currentSince, updateDate }: Author,
  random: SeededRandom,
): Post[] {
  const wanted = random.weighted(HOW_MANY, ([, weight]) => weight)[0];
  if (wanted === 0) return [];
  const outside = identity.occupation === 'seeking';
  const sayable = (line: string): boolean =>
    slotsOf(line).every((slot) => slot in slots && !(outside && slot !== 'years' && OF_THE_COMPANY.has(slot)));
  const ofTheTrade = random.some(role.track.posts, 4);
  const general = GENERAL[identity.occupation];
  const personal = interests.flatMap((interest) => interest.posts);

  // Lines are drawn first and judged then: judging all of them would be most of the work.
  const lines = new Set<string>();
  const unworkly = new Set<string>();
  for (let attempt = 0; lines.size < wanted && attempt < 22; attempt += 1) {
    const draw = random.next();
    const working = draw < 0.5 && identity.occupation !== 'student';
    const ownTime = draw >= 0.67;
    const line = random.pick(working ? ofTheTrade : !ownTime ? general : draw < 0.75 ? FREE_POSTS : personal);
    if (!sayable(line)) continue;
    lines.add(line);
    if (ownTime) unworkly.add(line);
  }
  const tagging = random.chance(0.4);
  const joined = writeMonth(currentSince + 1);
  let days = random.between(2, 30);
  const posts: Post[] = [];
  for (const line of lines) {
    const needs = slotsOf(line);
    const date = needs.includes('update') && updateDate ? updateDate : daysBefore(days);
    days += random.between(5, 38);
    if (date < joined && !outside && needs.some((slot) => OF_THE_COMPANY.has(slot))) continue;
    const reactions = Math.max(2, Math.round(followers ** 0.62 * (0.25 + random.next() ** 3 * 2.2)));
    const comments = Math.round(reactions * (0.03 + random.next() * 0.16));
    const closing =
      unworkly.has(line) && random.chance(0.6) ? ` ${fill(random.pick(CLOSING_REMARKS), slots, random)}` : '';
    const tags = tagging && random.chance(0.7) ? ` ${writeTags(slots, random)}` : '';
    posts.push({ date, text: fill(line, slots, random) + closing + tags, reactions, comments });
  }
  return posts.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** '#DemandPlanning #Pune': some people always put them, others never. */
function writeTags(slots: Slots, random: SeededRandom): string {
  const words = random.some(
    ['skill', 'otherSkill', 'city', 'field'].map((slot) => readSlot(slots, slot)),
    random.between(1, 2),
  );
  return words
    .map(
      (word) =>
        `#${word
          .split(/[^\p{L}\p{N}]+/u)
          .map(capitalise)
          .join('')}`,
    )
    .join(' ');
}

/** Posts that need no particular line of work. */
const GENERAL: Readonly<Record<Occupation, readonly string[]>> = {
  employed: COMPANY_POSTS,
  unlisted: COMPANY_POSTS,
  freelance: FREELANCE_POSTS,
  student: STUDENT_POSTS,
  seeking: SEEKING_POSTS,
};
