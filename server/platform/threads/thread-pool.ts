import { fileURLToPath } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { createKeyedSemaphore } from '../concurrency/limits/keyed-semaphore.ts';
import { DomainError } from '../domain-error.ts';
import { openProcessorDeadline } from './processor-deadline.ts';
import type { ThreadWork } from './thread-work.ts';

export interface ThreadPoolOptions {
  /** Threads at most. They are started when there is work, and kept for a while after it. */
  threads: number;
  /** Of these, so many for one key at the same time; all unless given. */
  perKey?: number;
  /** Tasks that wait for a thread at most, of all and of one key; as many as there are unless given. What comes then is refused. */
  mostWaiting?: { inAll: number; perKey: number };
  /** Megabytes of objects in each thread; whatever needs more is ended. */
  heapMb: number;
  /** Milliseconds that a thread without work is kept: starting one costs more than most work does. */
  idleMs?: number;
}

export interface ThreadCall {
  /** On whose behalf, where a share of the threads is all that one may have. */
  key?: string | undefined;
  /** Milliseconds from when a thread takes it; longer while the process gets too little of the processor. */
  deadlineMs: number;
  /** Gives up waiting, and ends the thread that works on it. */
  signal?: AbortSignal | undefined;
  /** Handed over without a copy; they can be used here no more. */
  transfer?: readonly Transferable[] | undefined;
}

/** Where a task's work is, and what it is given and returns: `threadFile<typeof import('./x.ts')>(…)`. */
export interface ThreadFile<Task, Answer> {
  url: URL;
  /** For types alone. */
  work?: ThreadWork<Task, Answer>;
}

/** @param url of a file whose default export is made by `threadWork` */
export function threadFile<Module extends { default: ThreadWork<never, unknown> }>(
  url: URL,
): ThreadFile<TaskOf<Module['default']>, AnswerOf<Module['default']>> {
  return { url };
}
type TaskOf<W> = W extends ThreadWork<infer Task, unknown> ? Task : never;
type AnswerOf<W> = W extends ThreadWork<never, infer Answer> ? Answer : never;

export interface ThreadPool {
  /**
   * Has a task done in a thread that is ended when it takes too long or too much memory.
   * @param file whose default export, made by `threadWork`, does it
   * @throws DomainError busy when too many wait, or the process gets too little of the processor; ThreadOverrun; what `signal` says; a DomainError of the work, or another error, of which message and stack cross over
   */
  run<Task, Answer>(file: ThreadFile<Task, Answer>, task: Task, call: ThreadCall): Promise<Answer>;
}

/** A task took more than its time or memory, and its thread was ended. */
export class ThreadOverrun extends Error {
  constructor(what: 'time' | 'memory', options?: ErrorOptions) {
    super(`A task took more ${what} than it may`, options);
    this.name = 'ThreadOverrun';
  }
}

const IDLE_MS = 30_000;
/** For objects that do not live long: what is left of a task goes at once. */
const YOUNG_MB = 8;

/**
 * Makes threads for work on what strangers wrote: bytes and texts that may have been made to take long. Who waits is served in turns,
 * by key.
 */
export function createThreadPool({
  threads,
  perKey = threads,
  mostWaiting,
  heapMb,
  idleMs = IDLE_MS,
}: ThreadPoolOptions): ThreadPool {
  const places = createKeyedSemaphore({ inAll: threads, perKey });
  let pool: Piscina | undefined;
  const open = () => {
    const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB };
    const opened = new Piscina({ minThreads: 0, maxThreads: threads, idleTimeout: idleMs, resourceLimits });
    // A thread that dies without work is replaced when there is some.
    opened.on('error', () => {});
    return opened;
  };
  return {
    async run(file, task, { key = '', deadlineMs, signal, transfer }) {
      const isFull =
        mostWaiting && (places.waiting() >= mostWaiting.inAll || places.waiting(key) >= mostWaiting.perKey);
      if (isFull) throw new DomainError('busy');
      const never = new AbortController().signal;
      const leave = await places.enter(key, signal ?? never);
      const deadline = openProcessorDeadline(deadlineMs);
      try {
        pool ??= open();
        const outcome = await pool.run(task, {
          filename: fileURLToPath(file.url),
          signal: AbortSignal.any(signal ? [signal, deadline.signal] : [deadline.signal]),
          ...(transfer && { transferList: [...transfer] as never[] }),
        });
        if ('refused' in outcome) throw new DomainError(outcome.refused.code, outcome.refused.options);
        return outcome.value;
      } catch (error) {
        signal?.throwIfAborted();
        if (deadline.signal.aborted) {
          if (deadline.isStarved()) throw new DomainError('busy', { cause: error });
          throw new ThreadOverrun('time', { cause: error });
        }
        if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
          throw new ThreadOverrun('memory', { cause: error });
        }
        throw error;
      } finally {
        deadline.close();
        leave();
      }
    },
  };
}
