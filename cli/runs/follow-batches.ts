import { setTimeout as delay } from 'node:timers/promises';
import type { Counts } from '../../shared/contract/enrichment.ts';
import type { Client } from '../connection/client.ts';
import type { Progress } from '../terminal/progress.ts';
import { describeProgress } from './describe-progress.ts';
import { addUp, type BatchSummary, type Totals } from './totals.ts';

/** How long to wait before looking again, in milliseconds: longer while nothing changes. */
const POLL_MS = { first: 400, longest: 5_000, growth: 1.5 };

/** Waits until nothing of the batches runs or waits. @returns how they ended @throws ApiError, what `signal` says */
export async function followBatches(
  batchIds: readonly string[],
  { client, progress, signal }: { client: Client; progress: Progress; signal: AbortSignal },
): Promise<Totals> {
  const began = Date.now();
  let pause = POLL_MS.first;
  let known = '';
  const ended = new Map<string, BatchSummary>();
  for (;;) {
    const batches: BatchSummary[] = [];
    for (const id of batchIds) batches.push(ended.get(id) ?? (await readBatch(client, id)));
    for (const batch of batches) if (openOf(batch.counts) === 0) ended.set(batch.batch_id, batch);
    const totals = addUp(batches);
    progress.show(describeProgress(totals, Date.now() - began), totals.total - openOf(totals.counts), totals.total);
    if (openOf(totals.counts) === 0) return totals;
    const now = JSON.stringify(totals);
    pause = now === known ? Math.min(POLL_MS.longest, pause * POLL_MS.growth) : POLL_MS.first;
    known = now;
    await delay(pause, undefined, { signal });
  }
}

/** @returns jobs that run or wait */
const openOf = ({ pending, running }: Counts) => pending + running;

/** @returns the state of a batch, without its jobs @throws ApiError */
export async function readBatch(client: Client, id: string): Promise<BatchSummary> {
  return (await client.call('readBatch', { params: { id }, query: { page: 1, page_size: 1 } })).batch;
}
