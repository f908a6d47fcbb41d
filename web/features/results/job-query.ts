import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { ApiError, api } from '../../api/client.ts';
import { jobKey } from '../../api/live/enrichment-keys.ts';
import { hasEnded, keepEndedJob } from '../../api/live/job-state.ts';
import { nameValues } from '../../api/live/name-values.ts';
import { joinJob, useLiveConnected } from '../../api/live.ts';
import { usePersistentError } from '../../api/use-persistent-error.ts';

/** How often a running job is polled, in milliseconds: while no events arrive, and as a safety net while they do. */
const POLL_MS = { away: 1_500, connected: 10_000 };

/** GET /api/jobs/{id} */
export function jobQuery(jobId: string) {
  return queryOptions({
    queryKey: jobKey(jobId),
    queryFn: async ({ signal }) => nameValues((await api('readJob', { params: { id: jobId }, signal })).job),
    structuralSharing: (known, read) =>
      replaceEqualDeep(known, keepEndedJob(known as Job | undefined, read as Job)) as Job,
  });
}

/**
 * One job, kept up to date by events, and by polling while there are none. Its error stays until there is an answer.
 * @param jobId null asks for nothing
 */
export function useJob(jobId: string | null) {
  const connected = useLiveConnected();
  const query = useQuery({
    ...jobQuery(jobId ?? ''),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => {
      if (state.data ? hasEnded(state.data) : isRefused(state.error)) return false;
      return connected && state.data ? POLL_MS.connected : POLL_MS.away;
    },
  });
  const running = jobId !== null && !(query.data && hasEnded(query.data));
  useEffect(() => (running ? joinJob(jobId) : undefined), [running, jobId]);
  const error = usePersistentError(jobId ?? '', query);
  return { data: query.data, error, refetch: query.refetch };
}

/** @returns whether the server said no, as opposed to: could not be reached or was not ready */
export function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
