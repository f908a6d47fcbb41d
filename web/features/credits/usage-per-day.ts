/** Credits used on one day of the reader's calendar. */
export interface DayUsage {
  /** The day's midnight in the reader's time zone. */
  day: Date;
  used: number;
}

/** @returns the midnight, in the reader's time zone, of the day that was `count` days before `now` */
export function daysBack(count: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - count);
}

/**
 * Adds up what was used on each of the last days. Credits that were added, or taken back, do not count.
 * @param transactions in any order; those of other days are left out
 * @param days how many days, today included
 * @returns one entry a day, oldest first, also for days without use
 */
export function usagePerDay(
  transactions: readonly { created_at: string; credits: number; type?: string }[],
  days: number,
  now = new Date(),
): DayUsage[] {
  const usage = Array.from({ length: days }, (_, index) => ({ day: daysBack(days - 1 - index, now), used: 0 }));
  const byDay = new Map(usage.map((entry) => [entry.day.getTime(), entry]));
  for (const { created_at, credits, type } of transactions) {
    const entry = byDay.get(daysBack(0, new Date(created_at)).getTime());
    if (entry && credits < 0 && (!type || type === 'enrichment')) entry.used -= credits;
  }
  return usage;
}
