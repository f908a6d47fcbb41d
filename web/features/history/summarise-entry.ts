import type { JobStatus } from '../../../shared/contract/enrichment.ts';
import type { HistoryResponse } from '../../../shared/contract/history.ts';

export type HistoryEntry = HistoryResponse['history'][number];

/** A job's status as the history shows it: waiting and running are both 'progress'. */
export type HistoryStatus = 'completed' | 'progress' | 'failed' | 'cancelled';

export interface EntrySummary {
  profiles: number;
  credits: number;
  status: HistoryStatus;
  /** Whether any of its profiles is unfinished. */
  unfinished: boolean;
}

/**
 * One row of the list: how many profiles, what they cost, and the status of the first one. The items of an entry are only its
 * first, so the sums are the entry's own.
 */
export function summarise({
  total,
  credits_used,
  counts,
  result,
}: Pick<HistoryEntry, 'total' | 'credits_used' | 'counts' | 'result'>): EntrySummary {
  return {
    profiles: total,
    credits: credits_used,
    status: historyStatus(result[0]?.status),
    unfinished: counts.pending + counts.running > 0,
  };
}

/** @param status of a job; unknown and missing count as completed */
export function historyStatus(status: JobStatus | undefined): HistoryStatus {
  if (status === 'pending' || status === 'running') return 'progress';
  return status === 'failed' || status === 'cancelled' ? status : 'completed';
}
