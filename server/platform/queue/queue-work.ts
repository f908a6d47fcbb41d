import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { JobDeclaration, Message } from './job-declaration.ts';

/** How a process stops working on the queue. */
export interface Stopping {
  /** Nothing more is begun. */
  closing: AbortSignal;
  /** What is under way is given up. */
  leaving: AbortSignal;
}

/** Shares of a message's time after which nothing more is begun for it, and after which it is given up. */
const CLOSING_SHARE = 0.7;
const LEAVING_SHARE = 0.9;

const traced = z.object({ traceparent: z.string().optional() });

/** Runs the handler for one group of messages, and hands back what it leaves because it has to stop. */
export async function handleGroup<Payload extends object>(
  boss: PgBoss,
  job: JobDeclaration<Payload>,
  handler: (messages: Message<Payload>[]) => Promise<void>,
  rows: readonly JobWithMetadata<unknown>[],
  stopping: Stopping,
): Promise<void> {
  const milliseconds = Math.min(...rows.map((row) => row.expireInSeconds)) * 1000;
  const [nearlyUp, up] = [new AbortController(), new AbortController()];
  const timers = [
    setTimeout(() => nearlyUp.abort(new Error('The time is nearly up')), milliseconds * CLOSING_SHARE),
    setTimeout(() => up.abort(new Error('The time is up')), milliseconds * LEAVING_SHARE),
  ];
  const closing = AbortSignal.any([stopping.closing, nearlyUp.signal]);
  const leaving = AbortSignal.any([stopping.leaving, up.signal]);
  try {
    const messages = rows.map((row) => toMessage(job, row, closing, leaving));
    await orLeft(handler(messages), leaving, messages);
  } catch (error) {
    if (!closing.aborted) throw error;
    await handBack(boss, job, rows);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

function toMessage<Payload>(
  job: JobDeclaration<Payload>,
  row: JobWithMetadata<unknown>,
  closing: AbortSignal,
  leaving: AbortSignal,
): Message<Payload> {
  const signal = AbortSignal.any([row.signal, leaving]);
  const { traceparent } = traced.parse(row.data);
  return { id: row.id, payload: job.payload.parse(row.data), traceparent, attempt: row.retryCount, closing, signal };
}

/** Waits for the handler, but no longer than until all messages are gone: also for one that does not listen to their signals. */
async function orLeft(
  handling: Promise<void>,
  leaving: AbortSignal,
  messages: readonly Pick<Message<unknown>, 'signal'>[],
): Promise<void> {
  const left = Promise.withResolvers<never>();
  const signals = [leaving, ...messages.map(({ signal }) => signal)];
  const look = () => {
    if (messages.every(({ signal }) => signal.aborted)) left.reject(leaving.reason ?? messages[0]?.signal.reason);
  };
  for (const signal of signals) signal.addEventListener('abort', look, { once: true });
  look();
  try {
    await Promise.race([handling, left.promise]);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', look);
  }
}

/**
 * Puts messages back for another worker, as new ones: this does not count as a failed try. (pg-boss's own `restore` keeps the id and the count of
 * tries by which it knows whose claim is whose: what we still say of the old one could hit the next worker's.)
 */
async function handBack(boss: PgBoss, job: JobDeclaration, rows: readonly JobWithMetadata<unknown>[]): Promise<void> {
  const tx = await boss.getDb().beginTransaction?.();
  if (!tx) throw new Error('The queue has no transactions on this database');
  try {
    const ended = await boss.complete(job.name, [...rows], undefined, { db: tx.db });
    // Those that were still ours.
    const { settled } = ended as { settled: readonly string[] };
    const ours = rows.filter((row) => settled.includes(row.id));
    const messages = ours.map(({ data, priority, groupId }) => ({
      data: data as object,
      priority,
      ...(groupId && { group: { id: groupId } }),
    }));
    if (messages.length > 0) await boss.insert(job.name, messages, { db: tx.db });
    await tx.commit();
  } catch (error) {
    await tx.rollback();
    throw error;
  }
}
