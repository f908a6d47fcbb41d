import { CompiledQuery, type Transaction } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { DB } from '../database/tables.ts';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import { currentTracer } from '../tracing/tracing.ts';
import type { JobDeclaration, Message } from './job-declaration.ts';
import { takesMessages } from './queue-liveness.ts';
import { ensureQueues } from './queue-setup.ts';
import { handleGroup, type Stopping } from './queue-work.ts';

export { declareJob, type JobDeclaration, type Message } from './job-declaration.ts';

export interface QueueOptions {
  url: string;
  log: Pick<LauncherLog, 'warn' | 'error'>;
  /** Every kind of job this process enqueues or works on. */
  jobs: JobDeclaration[];
  /** False in a process that only enqueues: it then neither listens nor watches over lost workers. */
  works: boolean;
  /** Connections kept at most; 6 unless said otherwise. A process that only enqueues needs 2. */
  poolMax?: number;
}

/** A message to be added. */
export interface NewMessage<Payload> {
  payload: Payload;
  /** Higher ones first; 0 unless given. */
  priority?: number;
  /** On whose behalf: handlers may be shared between groups. */
  group?: string;
}

export interface WorkOptions {
  /** Messages handed to one call of the handler; 50 unless said otherwise. */
  batchSize?: number;
  /** Calls of the handler running at once in this process; 4 unless said otherwise. */
  localConcurrency?: number;
  /** Messages of a lower priority are left to other handlers. */
  minPriority?: number;
  /** Messages of one group that are handled at once in this process; as many as there are handlers unless given. */
  perGroup?: number;
}

export interface QueueDepth {
  job: string;
  /** Messages that wait for a worker, retries included. */
  waiting: number;
  running: number;
}

export interface Queue {
  /**
   * Adds messages in the caller's transaction: they exist, and workers hear of them, when it commits, or never.
   * Higher priority first, then earlier transactions first; within one transaction, equal ones come in any order.
   * @throws ZodError when a payload is not what the job declares.
   */
  enqueue<Payload extends object>(
    tx: Transaction<DB>,
    job: JobDeclaration<Payload>,
    messages: readonly NewMessage<Payload>[],
  ): Promise<void>;
  /**
   * Takes messages in groups from now on. When the handler throws, the whole group is tried again later, or handed back uncounted
   * when it throws because it has to stop; messages of a worker that dies go to another within 25 s. A handler can therefore see a
   * message twice.
   */
  work<Payload extends object>(
    job: JobDeclaration<Payload>,
    handler: (messages: Message<Payload>[]) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  depth(): Promise<QueueDepth[]>;
  /** Aborted as soon as `stop` is called: nothing more is to be begun in this process. */
  readonly closing: AbortSignal;
  /** Whether messages of every job that is worked on here are being taken: somebody handles some, or has lately looked for some. */
  isAlive(): boolean;
  /**
   * Takes no more messages and waits for running handlers, whose `closing` signals abort; those still running shortly before
   * `deadlineMs` (at least 1,000) have their signal aborted. What they leave undone is handed back for another worker, which does not
   * count as a failed try.
   */
  stop(deadlineMs?: number): Promise<void>;
}

/** Milliseconds before the deadline of a stop at which handlers are given up, so that their messages can still be handed back. */
const HANDING_BACK_MS = 1_500;
/** Milliseconds for one statement of the queue: a connection that has fallen silent is given up. */
const STATEMENT_MS = 60_000;

/** Messages of one call that carry its trace on; the work of further ones is a trace of its own: nobody can read one of thousands. */
const MOST_TRACED = 20;

/** Seconds. A worker that falls silent is noticed after heartbeat + watch, and its messages fetched after retry + poll. */
const pace = { heartbeat: 10, watch: 3, poll: 5, pollWithoutNotify: 1 };
/** Milliseconds without a look for messages after which nobody takes any. */
const SILENT_MS = 4 * pace.poll * 1_000;

/**
 * Connects to the queue in the database, making its tables and the declared queues when they are not there.
 * @throws when the database cannot be reached.
 */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { log, works } = options;
  const boss = new PgBoss({
    connectionString: options.url,
    max: options.poolMax ?? 6,
    application_name: 'leadlight-queue',
    // Handed on to the pool of pg.
    ...({ query_timeout: STATEMENT_MS } as object),
    useListenNotify: works,
    supervise: works,
    schedule: false,
    superviseIntervalSeconds: pace.watch,
    monitorIntervalSeconds: pace.watch,
    maintenanceIntervalSeconds: 300,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
  });
  const closing = new AbortController();
  boss.on('error', (err) => {
    // Work of its own that the stop cuts off is no fault.
    if (!closing.signal.aborted) log.error({ err }, 'queue');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  let stopped = false;
  boss.on('stopped', () => {
    stopped = true;
  });
  await boss.start();
  try {
    await ensureQueues(boss, options.jobs, pace.heartbeat);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  const leaving = new AbortController();
  const stopping: Stopping = { closing: closing.signal, leaving: leaving.signal };
  return {
    enqueue: (tx, job, messages) => enqueue(boss, tx, job, messages),
    work: (job, handler, workOptions = {}) => work(boss, job, handler, workOptions, stopping),
    depth: () => readDepth(boss),
    closing: closing.signal,
    async stop(deadlineMs = 5000) {
      closing.abort(new Error('The process stops'));
      const giveUp = () => leaving.abort(new Error('The process has stopped'));
      const timer = setTimeout(giveUp, Math.max(0, deadlineMs - HANDING_BACK_MS));
      await boss.stop({ graceful: true, timeout: deadlineMs }).finally(() => clearTimeout(timer));
    },
    isAlive: () => !stopped && takesMessages(boss.getWipData(), SILENT_MS),
  };
}

async function enqueue<Payload extends object>(
  boss: PgBoss,
  tx: Transaction<DB>,
  job: JobDeclaration<Payload>,
  messages: readonly NewMessage<Payload>[],
): Promise<void> {
  if (messages.length === 0) return;
  const traceparent = currentTracer()?.traceparent();
  const rows = messages.map(({ payload, priority, group }, place) => ({
    data: { ...job.payload.parse(payload), ...(traceparent && place < MOST_TRACED && { traceparent }) },
    ...(priority !== undefined && { priority }),
    ...(group !== undefined && { group: { id: group } }),
  }));
  const executeSql = async (text: string, values: unknown[] = []) =>
    tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
  await boss.insert(job.name, rows, { db: { executeSql } });
}

async function work<Payload extends object>(
  boss: PgBoss,
  job: JobDeclaration<Payload>,
  handler: (messages: Message<Payload>[]) => Promise<void>,
  { batchSize = 50, localConcurrency = 4, minPriority, perGroup }: WorkOptions,
  stopping: Stopping,
): Promise<void> {
  const options = {
    batchSize,
    localConcurrency,
    includeMetadata: true as const,
    pollingIntervalSeconds: pace.pollWithoutNotify,
    notifyPollingIntervalSeconds: pace.poll,
    ...(minPriority !== undefined && { minPriority }),
    ...(perGroup !== undefined && { localGroupConcurrency: perGroup }),
  };
  const handlers: string = await boss.work(job.name, options, async (rows: JobWithMetadata<unknown>[]) => {
    try {
      await handleGroup(boss, job, handler, rows, stopping);
    } finally {
      if (rows.length >= batchSize) lookAgain(boss, handlers);
    }
  });
}

/**
 * A full group means that more may wait: who has handled one looks again at once. pg-boss's own option for this ignores groups of one; and
 * as it does not say who is asking, all who handle something are told: they would look again after theirs as well.
 */
function lookAgain(boss: PgBoss, handlers: string): void {
  for (const { id, workId, count } of boss.getWipData()) if (workId === handlers && count > 0) boss.notifyWorker(id);
}

async function readDepth(boss: PgBoss): Promise<QueueDepth[]> {
  const { rows } = await boss.getDb().executeSql(`
    SELECT q.name AS job, count(j.id) FILTER (WHERE j.state < 'active')::int AS waiting,
      count(j.id) FILTER (WHERE j.state = 'active')::int AS running
    FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name AND j.state <= 'active'
    WHERE q.name NOT LIKE '\\_\\_pgboss\\_\\_%' GROUP BY q.name ORDER BY q.name`);
  return rows;
}
