import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../job-query.ts';
import type { BulkSession } from './bulk-session.ts';

interface BatchOfSession {
  /** As recorded, else as the session's first job says; null when it has no jobs, undefined until known. */
  batchId: string | null | undefined;
  error: Error | null;
  retry: () => void;
}

/** The batch of a session. */
export function useBatchId(session: BulkSession): BatchOfSession {
  const firstJob = session.jobIds[0];
  const asks = session.batchId === undefined && firstJob !== undefined;
  const { data, error, refetch } = useQuery({ ...jobQuery(firstJob ?? ''), enabled: asks });
  return { batchId: session.batchId ?? (asks ? data?.batch_id : null), error, retry: () => void refetch() };
}
