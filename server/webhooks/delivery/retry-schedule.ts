const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** Milliseconds between the tries of a delivery: three days in all, the first retry soon. */
const PAUSES_MS = [
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
] as const;

/** When what has failed is tried again. @param step how many tries went before the one that failed; null: not any more */
export function nextTry(step: number, now = Date.now()): Date | null {
  const pause = PAUSES_MS[step];
  return pause === undefined ? null : new Date(now + pause);
}
