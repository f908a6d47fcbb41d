import { setTimeout as delay } from 'node:timers/promises';
import { USUAL_WAIT_SECONDS } from '../../../shared/contract/assistant-tools.ts';
import type { Counts } from '../../../shared/contract/enrichment.ts';
import { credentialKey, findValidCredentials } from '../../accounts/principal.ts';
import { readBatchRow } from '../../enrichment/batch-store.ts';
import { createByteBudget } from '../../platform/concurrency/limits/byte-budget.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { ToolCall, ToolContext } from './tool.ts';

/** Milliseconds between two looks at a batch: a short one is answered soon, a long one costs little. */
const FIRST_LOOK_MS = 100;
const LONGEST_PAUSE_MS = 1_500;
/**
 * Calls that wait at the same time, in this process and of one user; those beyond are answered at once. Half as many as the requests
 * under way that make a process busy (`platform/load/`): those who only wait keep nobody from being served.
 */
const waiting = createByteBudget({ inAll: 200, perKey: 10 });

export interface BatchProgress {
  total: number;
  counts: Counts;
  /** All have ended. */
  done: boolean;
}

/**
 * Waits until a batch has ended, or for as long as the call says; without `wait_seconds` for clients that show progress alone.
 * @returns where it stands
 * @throws DomainError not_found; session_inactive when what the caller is recognised by has ended meanwhile
 */
export async function followBatch(
  { db, config, isStopping }: ToolContext,
  { principal, signal, tellProgress }: ToolCall,
  {
    batchId,
    waitSeconds = tellProgress ? USUAL_WAIT_SECONDS : 0,
  }: { batchId: string; waitSeconds?: number | undefined },
): Promise<BatchProgress> {
  const { userId, via } = principal;
  const until = performance.now() + waitSeconds * 1_000;
  const release = waiting.take(userId, 1);
  try {
    for (let [pauseMs, told] = [FIRST_LOOK_MS, -1]; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const { counts, profiles: total } = await readBatch(db, userId, batchId);
      const ended = counts.completed + counts.failed + counts.cancelled;
      if (ended > told) await tellProgress?.(ended, total);
      told = Math.max(told, ended);
      const done = counts.pending + counts.running === 0;
      if (done || !release || isStopping() || performance.now() + pauseMs > until) return { total, counts, done };
      await delay(pauseMs, undefined, { signal });
      const valid = await findValidCredentials(db, config.session, [via]);
      if (!valid.has(credentialKey(via)))
        throw new DomainError(via.kind === 'api_key' ? 'api_key_revoked' : 'session_inactive');
    }
  } finally {
    release?.();
  }
}

async function readBatch(db: ToolContext['db'], userId: string, batchId: string) {
  const batch = await readBatchRow(db, userId, batchId);
  if (!batch) throw new DomainError('not_found');
  return batch;
}
