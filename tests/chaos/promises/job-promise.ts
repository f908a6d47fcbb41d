import { createHash } from 'node:crypto';
import type { Job, JobStatus } from '../../../shared/contract/enrichment.ts';

export type EndStatus = Extract<JobStatus, 'completed' | 'failed' | 'cancelled'>;

/** How a job ended, as an answer said. */
export interface JobEnd {
  status: EndStatus;
  /** Undefined where the answer did not say. */
  credits?: number | undefined;
  /** Parameter → digest of its value, where the answer held them. */
  values?: ReadonlyMap<string, string>;
}

/** What answers said of one job. Times are milliseconds of performance.now(), of when the answer had arrived. */
export interface JobPromise {
  id: string;
  batchId: string;
  userId: string;
  url: string;
  since: number;
  end?: JobEnd & { since: number };
  /** Somebody asked for it to be cancelled, or for its profile to be forgotten. */
  mayBeCancelled: boolean;
  /** When forgetting it was asked for, and when that was acknowledged. */
  deletion?: { asked: number; told?: number };
  /** Parameter → what it may be by now: what was acknowledged, or one of several where an answer was lost. */
  edits: Map<string, { values: readonly unknown[]; since: number }>;
  feedback: Map<string, { verdicts: readonly (string | undefined)[]; since: number }>;
}

/** @returns undefined while it has not ended */
export function endOf(job: Job): JobEnd | undefined {
  if (job.status === 'pending' || job.status === 'running') return undefined;
  return { status: job.status, credits: job.credits_used, values: digestValues(job.result) };
}

/** @param result a job's values by their parameters */
export function digestValues(result: object): ReadonlyMap<string, string> {
  return new Map(Object.entries(result).map(([parameter, value]) => [parameter, digest(value)]));
}

/** What is wrong with a job by itself; undefined when nothing is. @param isPriceExact false where the user brought values along */
export function findFlaw(job: Job, isPriceExact: boolean): string | undefined {
  const delivered = job.successful_parameters.length;
  const listed = [...job.successful_parameters, ...job.failed_parameters, ...job.skipped_parameters];
  if (job.status === 'completed') {
    if (listed.length !== job.columns.length || new Set(listed).size !== listed.length) {
      return 'its lists of parameters are not those asked for';
    }
    if (job.credits_used > delivered) return 'more is charged than was delivered';
    if (isPriceExact && job.credits_used !== delivered) return 'not every delivered parameter is charged';
    return undefined;
  }
  return job.credits_used > 0 ? 'a job that delivered nothing is charged' : undefined;
}

/** How two ends of one job differ; undefined when they do not. @param edited parameters whose values may differ */
export function findDifference(one: JobEnd, other: JobEnd, edited: ReadonlySet<string>): string | undefined {
  if (one.status !== other.status) return 'an end state changed';
  if (one.credits !== undefined && other.credits !== undefined && one.credits !== other.credits) {
    return 'what an ended job costs changed';
  }
  for (const [parameter, value] of one.values ?? []) {
    if (other.values && !edited.has(parameter) && other.values.get(parameter) !== value) {
      return 'a value of an ended job changed';
    }
  }
  return undefined;
}

function digest(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 10);
}
