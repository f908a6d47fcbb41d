import { Semaphore } from '../../platform/concurrency/limits/semaphore.ts';
import type { OpenJobRow } from '../open-job-store.ts';
import { isInteractive } from './job-priority.ts';
import { needsWriter } from './run-job.ts';

export interface PlacesOptions {
  /** Jobs under way at once; the others wait without having begun. As many as there are unless given. */
  jobsAtOnce?: number;
  /** Of these, jobs that the writer has to write for. As many as there are unless given. */
  writingAtOnce?: number;
}

interface Places {
  all: Semaphore;
  writing: Semaphore;
}

/**
 * Which jobs are under way and which wait. Users share the places; jobs that somebody waits for in front of the page have as many of
 * their own, so that no long list keeps them waiting.
 */
export class JobPlaces {
  readonly #bulk: Places;
  readonly #interactive: Places;

  constructor(options: PlacesOptions) {
    this.#bulk = open(options);
    this.#interactive = open(options);
  }

  /**
   * Does the job when it is its turn.
   * @throws what the work throws; the reason of the first of the signals that is aborted before that
   */
  async run(job: OpenJobRow, signals: readonly AbortSignal[], work: () => Promise<void>): Promise<void> {
    const places = isInteractive(job) ? this.#interactive : this.#bulk;
    const claim = { key: job.user_id, rank: job.position };
    // A job that waits for the writer does not take a place from jobs that need no writer.
    const releaseWriter = needsWriter(job) ? await places.writing.acquire(signals, claim) : undefined;
    try {
      const release = await places.all.acquire(signals, claim);
      try {
        await work();
      } finally {
        release();
      }
    } finally {
      releaseWriter?.();
    }
  }
}

function open({ jobsAtOnce, writingAtOnce }: PlacesOptions): Places {
  const { POSITIVE_INFINITY } = Number;
  return {
    all: new Semaphore(jobsAtOnce ?? POSITIVE_INFINITY),
    writing: new Semaphore(writingAtOnce ?? POSITIVE_INFINITY),
  };
}
