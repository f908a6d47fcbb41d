import type { DatabaseOptions } from '../platform/database/database.ts';
import type { QueueOptions } from '../platform/queue/queue.ts';

/** What a process does; everything in one process means an API, and a worker in a thread of its own. */
export type ProcessKind = 'api' | 'worker' | 'doctor';

interface Connections {
  database: Pick<DatabaseOptions, 'applicationName' | 'poolMax' | 'statementMs'>;
  /** `stopMs`: milliseconds that what runs gets to end when the process stops; what is left goes to another worker. */
  queue: Pick<QueueOptions, 'works' | 'poolMax'> & { stopMs: number };
}

/** The connections of each kind of process. */
export const CONNECTIONS: Readonly<Record<ProcessKind, Connections>> = {
  api: {
    // More than a request of 50,000 profiles takes, and an end for requests whose connection falls silent.
    database: { applicationName: 'leadlight-api', statementMs: 60_000 },
    queue: { works: false, poolMax: 2, stopMs: 1_000 },
  },
  worker: {
    // A database that has fallen silent must not hold up all jobs of a worker.
    database: { applicationName: 'leadlight-worker', poolMax: 6, statementMs: 20_000 },
    queue: { works: true, stopMs: 4_000 },
  },
  doctor: {
    database: { applicationName: 'leadlight-doctor', poolMax: 1 },
    queue: { works: false, poolMax: 1, stopMs: 1_000 },
  },
};
