import { useEffect, useState } from 'react';
import type { Counts } from '../../../../shared/contract/enrichment.ts';
import { addSample, endedCount, type ProgressSample, timeLeft } from './time-left.ts';

/**
 * Time left of a batch at the rate measured while this screen is open.
 * @returns milliseconds; null while nothing can be said
 */
export function useTimeLeft(counts: Counts, total: number): number | null {
  const [samples, setSamples] = useState<ProgressSample[]>([]);
  const ended = endedCount(counts);
  useEffect(() => setSamples((known) => addSample(known, { at: performance.now(), ended })), [ended]);
  return timeLeft(samples, total);
}
