import type { Kysely } from 'kysely';
import { GroupedLookup } from '../../platform/concurrency/grouped-lookup.ts';
import { settleAll } from '../../platform/concurrency/settle-all.ts';
import { holdBackOthers } from '../../platform/concurrency/yield-to-event-loop.ts';
import type { DB } from '../../platform/database/tables.ts';
import { withLogContext } from '../../platform/log-context.ts';
import { withSpan } from '../../platform/tracing/tracing.ts';
import { filterOpenJobIds, type OpenJobRow, readOpenJobRows } from '../open-job-store.ts';
import { FreshAnswers } from '../sourcing/fresh-answers.ts';
import { LookUps } from '../sourcing/look-ups.ts';
import { JobPlaces, type PlacesOptions } from './job-places.ts';
import { isInteractive, withJobPriority } from './job-priority.ts';
import { JobRecorder } from './job-recorder.ts';
import { type JobContext, type JobTools, runJob } from './run-job.ts';
import { RunningJobs } from './running-jobs.ts';

export interface RunContext extends JobContext, PlacesOptions {
  db: Kysely<DB>;
  freshDays: number;
  /** Once aborted nothing more is begun: no job, no look-up, no writing. What is under way may end. */
  closing?: AbortSignal;
}

export interface JobRunner {
  /**
   * Runs jobs by id: asks the sources for what is missing, derives and writes the values, settles. Jobs that have ended are left
   * alone, and one that is under way here already is waited for, so running one twice is harmless.
   * @param closing once aborted, none of them is begun any more
   * @throws when jobs are left unfinished, after all of them have come to rest: the queue then gives them out again. The signal's
   *   reason when it is aborted, that of `closing` when there was more to begin
   */
  run(jobIds: readonly string[], signal: AbortSignal, closing?: AbortSignal): Promise<void>;
  /** These jobs have ended elsewhere: what is under way for them here is given up. */
  leave(jobIds: readonly string[]): void;
  /** Looks which jobs under way have ended elsewhere: announcements may have been missed. */
  leaveEnded(): Promise<void>;
  /** Writes what has been received. Call it when nothing runs any more. */
  stop(): Promise<void>;
}

/** Entries of the queue carry few jobs each; those that come at once are read at once. */
const JOBS_PER_QUERY = 100;

/** Milliseconds for which the progress of jobs of lists is not written: of those of the process's own facts it never is. */
const PROGRESS_OF_LISTS_MS = 100;

/** Milliseconds for which jobs of lists are held back: a job of the process's own facts is done by then. */
const HELD_BACK_MS = 100;

async function aheadOfOthers(run: () => Promise<void>): Promise<void> {
  const done = holdBackOthers(HELD_BACK_MS);
  await run().finally(done);
}

const NEVER = new AbortController().signal;

/** Makes what runs jobs in this process. */
export function createJobRunner(context: RunContext): JobRunner {
  const { db, log, closing = NEVER } = context;
  const running = new RunningJobs();
  const onEndedElsewhere = (jobIds: readonly string[]) => running.leave(jobIds);
  // Single profiles do not wait for what is read and committed for long lists.
  const openLane = (progressWaitsMs: number) => ({
    recorder: new JobRecorder({ db, log, progressWaitsMs, onEndedElsewhere }),
    answers: new FreshAnswers(context),
  });
  const lanes = { interactive: openLane(0), bulk: openLane(PROGRESS_OF_LISTS_MS) };
  const laneOf = (job: OpenJobRow) => lanes[isInteractive(job) ? 'interactive' : 'bulk'];
  const openJobs = new GroupedLookup<string, OpenJobRow>({
    most: JOBS_PER_QUERY,
    keyOf: (id) => id,
    ask: async (ids) => new Map((await readOpenJobRows(db, ids)).map((row) => [row.id, row])),
  });
  const readOne = async (id: string) => (await readOpenJobRows(db, [id]))[0];
  const lookUps = new LookUps<OpenJobRow>({
    readCached: async (job, source) => (await laneOf(job).answers.of(job)).get(source.id),
    save: (job, received) => laneOf(job).recorder.received(job, received),
    closing,
    metrics: context.metrics,
  });
  const places = new JobPlaces(context);

  function runInTurn(job: OpenJobRow, signal: AbortSignal, closingForIt: AbortSignal): Promise<void> {
    const tools: JobTools = { ...context, closing, ...laneOf(job), lookUps };
    const inPlace = () => withJobPriority(job, () => runJob(tools, job, signal));
    const run = () => places.run(job, [signal, closing, closingForIt], inPlace);
    return isInteractive(job) ? aheadOfOthers(run) : run();
  }

  return {
    async run(jobIds, signal, closingForThem = NEVER) {
      // Who asked for a single profile waits for nobody's list.
      const read = jobIds.length === 1 ? readOne : (id: string) => openJobs.of(id);
      const work = async (id: string, left: AbortSignal) => {
        // Read after the job is known here as running: one that is cancelled from now on is left.
        const job = await read(id);
        if (!job) return;
        const attributes = { 'leadlight.job_id': job.id, 'leadlight.batch_id': job.batch_id };
        await withLogContext({ jobId: job.id }, () =>
          withSpan('job', { attributes }, () => runInTurn(job, left, closingForThem)),
        );
      };
      await settleAll(jobIds.map((id) => running.run(id, (left) => work(id, left), signal)));
    },
    leave: (jobIds) => running.leave(jobIds),
    async leaveEnded() {
      const { ids } = running;
      if (ids.length === 0) return;
      const open = await filterOpenJobIds(db, ids);
      running.leave(ids.filter((id) => !open.has(id)));
    },
    stop: () => settleAll([lanes.interactive.recorder.stop(), lanes.bulk.recorder.stop()]),
  };
}
