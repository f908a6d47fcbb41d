import type { PgBoss } from 'pg-boss';
import type { JobDeclaration } from './job-declaration.ts';

/** How long an ended message stays, in seconds: what happened is recorded in the domain's own tables. */
const keepEndedSeconds = 600;

/**
 * Makes the queue of every declared job and brings the settings of existing ones up to date.
 * @param heartbeatSeconds a worker silent for longer loses its messages.
 */
export async function ensureQueues(boss: PgBoss, jobs: JobDeclaration[], heartbeatSeconds: number): Promise<void> {
  const ordered = withGivenUpFirst(jobs);
  const existing = new Set((await boss.getQueues(ordered.map((job) => job.name))).map((queue) => queue.name));
  for (const { name, options } of ordered) {
    const settings = {
      retryLimit: options.retryLimit ?? 10,
      retryDelay: options.retryDelay ?? 1,
      retryDelayMax: options.retryDelayMax ?? 60,
      retryBackoff: true,
      expireInSeconds: options.expireInSeconds ?? 900,
      deleteAfterSeconds: keepEndedSeconds,
      notify: true,
      heartbeatSeconds,
      ...(options.whenGivenUp && { deadLetter: options.whenGivenUp.name }),
    };
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
}

/** A queue can only name another for its given-up messages when that one exists. */
function withGivenUpFirst(jobs: JobDeclaration[]): JobDeclaration[] {
  const ordered = new Map<string, JobDeclaration>();
  const add = (job: JobDeclaration) => {
    if (ordered.has(job.name)) return;
    if (job.options.whenGivenUp) add(job.options.whenGivenUp);
    ordered.set(job.name, job);
  };
  jobs.forEach(add);
  return [...ordered.values()];
}
