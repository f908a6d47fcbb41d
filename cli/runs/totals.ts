import type { BatchResponse, Counts } from '../../shared/contract/enrichment.ts';

export type BatchSummary = BatchResponse['batch'];

/** What several batches have come to together. */
export interface Totals {
  total: number;
  counts: Counts;
  creditsUsed: number;
  creditsHeld: number;
}

/** What batches have come to together. */
export function addUp(batches: readonly BatchSummary[]): Totals {
  const counts: Counts = { pending: 0, running: 0, completed: 0, failed: 0, cancelled: 0 };
  const totals: Totals = { total: 0, counts, creditsUsed: 0, creditsHeld: 0 };
  for (const batch of batches) {
    totals.total += batch.total;
    totals.creditsUsed += batch.credits_used;
    totals.creditsHeld += batch.credits_held;
    for (const state of Object.keys(counts) as (keyof Counts)[]) counts[state] += batch.counts[state];
  }
  return totals;
}
