import type { Post } from '../profile-facts.ts';
import { daysBefore } from './calendar.ts';
import type { Dice } from './dice.ts';
import type { Identity } from './identity.ts';
import type { Interest } from './interests.ts';
import { COMPANY_POSTS, FREE_POSTS, FREELANCE_POSTS, SEEKING_POSTS, STUDENT_POSTS } from './posts-of-everyone.ts';
import type { Role } from './role.ts';
import { fill, type Slots, slotsOf } from './wording.ts';

const HOW_MANY = [
  [0, 9],
  [1, 12],
  [2, 20],
  [3, 22],
  [4, 17],
  [5, 12],
  [6, 8],
] as const;

/** What the person wrote in the months before the reference date, newest first. */
export function drawPosts(
  identity: Identity,
  role: Role,
  slots: Slots,
  interests: readonly Interest[],
  followers: number,
  dice: Dice,
): Post[] {
  const wanted = dice.weighted(HOW_MANY, ([, weight]) => weight)[0];
  if (wanted === 0) return [];
  const sayable = (line: string): boolean => slotsOf(line).every((slot) => slot in slots);
  const ofTheTrade = dice.some(role.track.posts.filter(sayable), 3);
  const general = {
    employed: COMPANY_POSTS,
    unlisted: FREE_POSTS,
    freelance: FREELANCE_POSTS,
    student: STUDENT_POSTS,
    seeking: SEEKING_POSTS,
  };
  const generalPosts = [...general[identity.occupation], ...dice.some(FREE_POSTS, 5)].filter(sayable);
  const personal = interests.flatMap((interest) => interest.posts).filter(sayable);

  const lines = new Set<string>();
  for (let attempt = 0; lines.size < wanted && attempt < 14; attempt += 1) {
    const draw = dice.next();
    if (draw < 0.5 && ofTheTrade.length > 0 && identity.occupation !== 'student') lines.add(dice.pick(ofTheTrade));
    else if (draw < 0.74) lines.add(dice.pick(generalPosts));
    else if (personal.length > 0) lines.add(dice.pick(personal));
  }
  let days = dice.between(2, 30);
  return [...lines].map((line) => {
    const reactions = Math.max(2, Math.round(followers ** 0.62 * (0.25 + dice.next() ** 3 * 2.2)));
    const post = {
      date: daysBefore(days),
      text: fill(line, slots, dice),
      reactions,
      comments: Math.round(reactions * (0.03 + dice.next() * 0.16)),
    };
    days += dice.between(5, 38);
    return post;
  });
}
