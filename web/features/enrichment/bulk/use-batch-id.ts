import { useQuery } from '@tanstack/react-query';
import type { BulkSession } from '../bulk-session.ts';
import { jobQuery } from '../job-query.ts';

/** @returns the batch of a session: as recorded, else as its first job says; null when it has no jobs, undefined until known */
export function useBatchId(session: BulkSession): { batchId: string | null | undefined; error: Error | null } {
  const firstJob = session.jobIds[0];
  const asks = session.batchId === undefined && firstJob !== undefined;
  const { data, error } = useQuery({ ...jobQuery(firstJob ?? ''), enabled: asks });
  return { batchId: session.batchId ?? (asks ? data?.batch_id : null), error };
}
