import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { elementAt } from '../../../../shared/element-at.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { writeDate, writeList } from '../../wording/phrasing.ts';
import { compose } from '../../wording/quoting.ts';
import type { UsedFacts } from '../used-facts.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LEAST_POSTS = 3;
/** A habit: more than half of the dated posts came on that day. */
const HABIT = 0.5;

interface Habit {
  day: string;
  dates: string[];
  of: number;
}

/** The weekday on which most posts came, when three or more are known and it stands out. */
function habitOf({ posts }: Dossier): Habit | undefined {
  const dated = posts.map(({ date }) => date).filter((date) => date.length >= 10);
  if (dated.length < LEAST_POSTS) return undefined;
  const days = new Map<number, string[]>();
  for (const date of dated) {
    const day = new Date(date).getUTCDay();
    days.set(day, [...(days.get(day) ?? []), date]);
  }
  const [best] = [...days].toSorted((a, b) => b[1].length - a[1].length);
  if (best === undefined || best[1].length < LEAST_POSTS) return undefined;
  if (best[1].length / dated.length <= HABIT || best[0] === 0 || best[0] === 6) return undefined;
  return { day: elementAt(DAYS, best[0]), dates: best[1], of: dated.length };
}

/** When to reach out, in their time zone, and what that rests on. */
export function writeIdealDayTime(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  _used: UsedFacts,
): Insight | undefined {
  const { place, first, now } = dossier;
  const habit = habitOf(dossier);
  const town = place?.city ?? place?.text;
  if (place === undefined || town === undefined) return undefined;
  const evidence = [`Location: ${place.text}`];
  const zone = place.timeZone === undefined ? `${town} time` : `${town} (${place.timeZone})`;
  if (habit !== undefined) {
    evidence.push(`Posts on a ${habit.day}: ${habit.dates.join(', ')}`);
    const dates = writeList(habit.dates.map((date) => writeDate(date, now)));
    const value = compose(`${habit.day}, 9:00 to 11:00 in ${zone}: ${first} posted on ${dates}, each a ${habit.day}`);
    return { value, evidence };
  }
  return { value: compose(`By location, 9:00 to 11:00 in ${zone}`), evidence };
}
