const KEY = 'running_single_enrich_job';

/** The one profile being enriched, so that a reload can show its progress again. */
export interface RunningSingleJob {
  jobId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/**
 * Remembers the job across reloads.
 * @param jobId the job that was just started
 * @param startedAt milliseconds since 1970
 */
export function saveRunningSingleJob(jobId: string, startedAt: number = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ jobId, startedAt } satisfies RunningSingleJob));
}

/** The remembered job, or null when there is none; a record that cannot be read is removed. */
export function readRunningSingleJob(): RunningSingleJob | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const { jobId, startedAt } = JSON.parse(text) as Partial<Record<keyof RunningSingleJob, unknown>>;
    if (typeof jobId === 'string' && jobId !== '') return { jobId, startedAt: Number(startedAt) || 0 };
  } catch {
    // An unreadable record is removed below.
  }
  localStorage.removeItem(KEY);
  return null;
}

/**
 * Forgets the remembered job.
 * @param jobId when given, only if it is this job: a newer one stays
 */
export function clearRunningSingleJob(jobId?: string): void {
  if (jobId !== undefined && readRunningSingleJob()?.jobId !== jobId) return;
  localStorage.removeItem(KEY);
}
