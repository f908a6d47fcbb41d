import type { Job } from '../../shared/contract/enrichment.ts';
import { namesInJob } from './list-identifiers.ts';
import { SUPPRESSED, type SuppressionList } from './suppression-list.ts';

/** Jobs as they are shown: those of people who have been listed since say so, and nothing else about them. @param jobs of any users */
export async function withholdSuppressed(list: SuppressionList, jobs: readonly Job[]): Promise<Job[]> {
  const listed = await Promise.all(jobs.map((job) => list.has(job.user_id, namesInJob(job))));
  return jobs.map((job, at) => (listed[at] ? withhold(job) : job));
}

/** The job without anything about the person, saying why. */
export function withhold({ extra: _extra, moved_to: _moved, ...job }: Job): Job {
  const failed = job.columns.filter((id) => !job.skipped_parameters.includes(id));
  return {
    ...job,
    message: SUPPRESSED.text,
    result: {},
    provenance: {},
    fit: null,
    feedback: {},
    completed: 0,
    failed: failed.length,
    successful_parameters: [],
    failed_parameters: failed,
    error: SUPPRESSED.text,
    error_code: SUPPRESSED.code,
  };
}
