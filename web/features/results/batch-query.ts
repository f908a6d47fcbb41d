import { keepPreviousData, queryOptions, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BatchResponse } from '../../../shared/contract/enrichment.ts';
import { api } from '../../api/client.ts';
import { batchPageKey } from '../../api/live/enrichment-keys.ts';
import { keepNewerBatch, mergeSummaries, unfinished } from '../../api/live/job-state.ts';
import { nameValues } from '../../api/live/name-values.ts';
import { joinJob, useLiveConnected } from '../../api/live.ts';
import { usePersistentError } from '../../api/use-persistent-error.ts';

/** Rows of the bulk table's page (specification section 9). */
export const BATCH_PAGE_SIZE = 10;

/** How often a running batch is polled, in milliseconds: while no events arrive, and as a safety net while they do. */
const POLL_MS = { away: 2_000, connected: 10_000 };

/** GET /api/batches/{id}: jobs with their values, and counts by state. @param page from 1 */
async function readBatchPage(batchId: string, page: number, signal: AbortSignal) {
  const query = { page, page_size: BATCH_PAGE_SIZE };
  const answer = await api('readBatch', { params: { id: batchId }, query, signal });
  return { ...answer, jobs: answer.jobs.map(nameValues) };
}

/** One page of the bulk table. @param page from 1 */
export function batchPageQuery(batchId: string, page: number) {
  return queryOptions({
    queryKey: batchPageKey(batchId, page),
    queryFn: ({ signal }) => readBatchPage(batchId, page, signal),
    structuralSharing: (known, read) =>
      replaceEqualDeep(
        known,
        keepNewerBatch(known as BatchResponse | undefined, read as BatchResponse),
      ) as BatchResponse,
  });
}

/**
 * The visible page of a batch: rows are updated by events, the next page is prefetched, the previous page stays until
 * the new one is loaded.
 * @param page from 1
 */
export function useBatchPage(batchId: string, page: number) {
  const connected = useLiveConnected();
  const queries = useQueryClient();
  const query = useQuery({
    ...batchPageQuery(batchId, page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && unfinished(state.data) > 0 ? (connected ? POLL_MS.connected : POLL_MS.away) : false,
  });
  const { data, isPlaceholderData } = query;
  const pageCount = data ? Math.ceil(data.pagination.total_count / BATCH_PAGE_SIZE) : 0;

  useEffect(() => {
    if (page < pageCount) void queries.prefetchQuery(batchPageQuery(batchId, page + 1));
  }, [queries, batchId, page, pageCount]);

  // All rows of the page, so that the end of one job does not make the others leave and join again.
  const rooms = data && !isPlaceholderData && unfinished(data) > 0 ? data.jobs.map((job) => job.job_id).join(' ') : '';
  useEffect(() => {
    const leave = rooms.split(' ').filter(Boolean).map(joinJob);
    return () => {
      for (const leaveJob of leave) leaveJob();
    };
  }, [rooms]);

  return { ...query, error: usePersistentError(batchId, query), batch: useNewestSummary(data?.batch) };
}

/** Each page is cached with the summary it was loaded with: showing an older page must not bring back older counts. */
function useNewestSummary(read: BatchResponse['batch'] | undefined): BatchResponse['batch'] | undefined {
  const [newest, setNewest] = useState(read);
  const merged = read && replaceEqualDeep(newest, mergeSummaries(newest, read));
  if (merged !== newest) setNewest(merged);
  return merged;
}
