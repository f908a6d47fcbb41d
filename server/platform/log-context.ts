import { AsyncLocalStorage } from 'node:async_hooks';

/** By what the lines of one request, or of one job, are found. */
export type LogContext = { request_id: string } | { jobId: string };

const contexts = new AsyncLocalStorage<LogContext>();

/** What lines that are written from here belong to. */
export const logContext = (): LogContext | undefined => contexts.getStore();

/** Has every line that is written in the course of this work name its request or job, whoever writes it. */
export function withLogContext<T>(context: LogContext, work: () => T): T {
  return contexts.run(context, work);
}
