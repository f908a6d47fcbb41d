import type { Post } from '../../providers/profile-facts.ts';

const LEAST_POSTS = 3;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The weekday on which somebody posts.
 * @returns undefined when fewer than three posts have a day, or when no weekday stands out
 */
export function busiestWeekday(posts: readonly Post[]): { weekday: string; count: number; of: number } | undefined {
  const dates = posts.map(({ date }) => date).filter((date) => DAY.test(date));
  if (dates.length < LEAST_POSTS) return undefined;
  const counts = new Map<string, number>();
  for (const date of dates) {
    const weekday = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < 2 || first[1] === second?.[1]) return undefined;
  return { weekday: first[0], count: first[1], of: dates.length };
}
