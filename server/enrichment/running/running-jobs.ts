import { type SharedCall, shareCall } from '../../platform/concurrency/shared-call.ts';

interface RunningJob {
  call: SharedCall<void>;
  ended: AbortController;
}

/** Why a job is left: it has ended elsewhere, cancelled by its user or run by another worker. */
class JobEndedElsewhere extends Error {
  constructor() {
    super('The job has ended elsewhere');
    this.name = 'JobEndedElsewhere';
  }
}

/** The jobs that this process is at work on, each once, however many queue entries name it. */
export class RunningJobs {
  readonly #jobs = new Map<string, RunningJob>();

  /**
   * Runs the job, or waits for the run that is under way. It resolves, and the work's signal is aborted, when the job ends elsewhere.
   * @throws what the work throws; the signal's reason when nobody else waits for the job, then the work's signal is aborted too
   */
  run(jobId: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    const running = this.#jobs.get(jobId);
    if (running && !running.call.isAbandoned()) return running.call.join(signal);
    const ended = new AbortController();
    const call = shareCall(async (abandoned) => {
      abandoned.addEventListener('abort', () => ended.abort(abandoned.reason), { once: true });
      try {
        await work(ended.signal);
      } catch (error) {
        if (!(ended.signal.reason instanceof JobEndedElsewhere)) throw error;
      } finally {
        if (this.#jobs.get(jobId)?.call === call) this.#jobs.delete(jobId);
      }
    });
    this.#jobs.set(jobId, { call, ended });
    return call.join(signal);
  }

  /** Leaves those of the jobs that are under way here: what they wait for, and their calls, are given up. */
  leave(jobIds: Iterable<string>): void {
    for (const id of jobIds) this.#jobs.get(id)?.ended.abort(new JobEndedElsewhere());
  }

  get ids(): string[] {
    return [...this.#jobs.keys()];
  }
}
