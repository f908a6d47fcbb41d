import type { JobStage, WorkMetrics } from '../../platform/monitoring/work-metrics.ts';
import { currentTracer, withSpan } from '../../platform/tracing/tracing.ts';

/** Takes down how long a job has waited until it was begun. */
export function noteWaiting(metrics: Pick<WorkMetrics, 'stageEnded'>, since: Date, until: Date): void {
  metrics.stageEnded('waiting', Math.max(0, until.getTime() - since.getTime()) / 1_000);
  currentTracer()?.recordSpan('waiting', since);
}

/** Runs one stage of a job, and takes down how long it took. One that is given up, or fails, is not counted. */
export async function runStage<T>(
  metrics: Pick<WorkMetrics, 'stageEnded'>,
  stage: JobStage,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const result = await withSpan(stage, {}, work);
  metrics.stageEnded(stage, (performance.now() - began) / 1_000);
  return result;
}
