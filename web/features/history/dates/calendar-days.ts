/** A calendar day without a time: YYYY-MM-DD. Days compare as strings. */
export type Day = string;

/** The first and the last day, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

/** @returns the day in the reader's time zone */
export function dayOf(date: Date): Day {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** @returns the day's midnight in the reader's time zone */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** @returns the text when it names a day there is, else null */
export function readDay(text: string | null): Day | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text ? text : null;
}

/** @returns day/month/year: '04/03/2026' */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** @returns the day so many days later, or earlier when negative */
export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + count));
}

/** @returns the same day so many months later; the month's last day where it has no such day */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(day);
  const last = new Date(date.getFullYear(), date.getMonth() + count + 1, 0);
  return dayOf(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate())));
}

/** @returns the day, or the last one allowed when it is later */
export function notAfter(last: Day, day: Day): Day {
  return [last, day].sort()[0] ?? day;
}

/** @returns how many days after Monday the day is: 0 to 6 */
export function weekday(day: Day): number {
  return (dateOf(day).getDay() + 6) % 7;
}

/** @returns the weeks of the day's month, Monday first; null where a week reaches into the next month or the one before */
export function weeksOfMonth(day: Day): (Day | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const length = Number(addDays(addMonths(first, 1), -1).slice(8));
  const before = weekday(first);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - before;
      return index >= 0 && index < length ? addDays(first, index) : null;
    }),
  );
}

/**
 * The choice of a range in two clicks: the first sets both ends to the same day, the second completes it, whichever way round.
 * @param start the day of the first click; null when this is the first
 */
export function chooseDay(start: Day | null, clicked: Day): DayRange {
  if (start === null) return { start: clicked, end: clicked };
  return clicked < start ? { start: clicked, end: start } : { start, end: clicked };
}
