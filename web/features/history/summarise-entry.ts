import type { JobStatus } from '../../../shared/contract/enrichment.ts';
import type { HistoryAnswer } from '../../../shared/contract/history.ts';

export type HistoryEntry = HistoryAnswer['history'][number];

/** What a history shows of a state: waiting and running are both 'progress'. */
export type HistoryStatus = 'completed' | 'progress' | 'failed' | 'cancelled';

export interface EntrySummary {
  profiles: number;
  credits: number;
  status: HistoryStatus;
}

/** One row of the list: how many profiles, what they cost, and the status of the first one. */
export function summarise({ result }: Pick<HistoryEntry, 'result'>): EntrySummary {
  return {
    profiles: result.length,
    credits: result.reduce((sum, item) => sum + item.credits_used, 0),
    status: historyStatus(result[0]?.status),
  };
}

/** @param status of a job; unknown and missing count as completed */
export function historyStatus(status: JobStatus | undefined): HistoryStatus {
  if (status === 'pending' || status === 'running') return 'progress';
  return status === 'failed' || status === 'cancelled' ? status : 'completed';
}
