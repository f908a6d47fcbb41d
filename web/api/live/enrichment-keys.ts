/** Cache keys of jobs and batches: the queries read under them, the live channel writes under them. */

/** @param jobId the job */
export function jobKey(jobId: string) {
  return ['job', jobId] as const;
}

/** Every cached page of a batch. @param batchId the batch */
export function batchKey(batchId: string) {
  return ['batch', batchId] as const;
}

/**
 * One page of a batch.
 * @param batchId the batch
 * @param page counted from 1
 */
export function batchPageKey(batchId: string, page: number) {
  return ['batch', batchId, page] as const;
}
