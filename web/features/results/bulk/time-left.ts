import type { Counts } from '../../../../shared/contract/enrichment.ts';

/** How many jobs of a batch had ended at a moment (milliseconds). */
export interface ProgressSample {
  at: number;
  ended: number;
}

/** Only the last seconds count: a rate of minutes ago says little about the next. */
const WINDOW_MS = 15_000;

/** @returns how many jobs are over */
export function endedCount(counts: Counts): number {
  return counts.completed + counts.failed + counts.cancelled;
}

/**
 * Adds a measurement and forgets those too old to count.
 * @returns a new list, oldest first; one sample older than the window stays as its beginning
 */
export function addSample(samples: readonly ProgressSample[], sample: ProgressSample): ProgressSample[] {
  const firstInside = samples.findIndex((known) => sample.at - known.at <= WINDOW_MS);
  const kept = firstInside === -1 ? samples.slice(-1) : samples.slice(Math.max(0, firstInside - 1));
  return [...kept, sample];
}

/**
 * Time left at the measured rate.
 * @param samples at least two moments, oldest first
 * @param total jobs of the batch
 * @returns milliseconds; null while nothing can be said
 */
export function timeLeft(samples: readonly ProgressSample[], total: number): number | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < 1_000 || last.ended <= first.ended) return null;
  const perMs = (last.ended - first.ended) / (last.at - first.at);
  return Math.max(0, total - last.ended) / perMs;
}

/** @returns a rough duration as one says it: 'about 40 s', 'about 3 min' */
export function roughDuration(ms: number): string {
  if (ms < 10_000) return 'under 10 s';
  if (ms < 90_000) return `about ${Math.round(ms / 10_000) * 10} s`;
  if (ms < 5_400_000) return `about ${Math.round(ms / 60_000)} min`;
  return `about ${Math.round(ms / 3_600_000)} h`;
}
