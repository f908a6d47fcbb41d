import type { z } from 'zod';

/** How a kind of job is retried. Times in seconds. */
export interface JobOptions {
  /** Tries after the first; a worker that dies counts as one. 10 unless said otherwise. */
  retryLimit?: number;
  /** Wait before the first retry, doubling after that. 1 unless said otherwise. */
  retryDelay?: number;
  /** Longest wait between two tries. 60 unless said otherwise. */
  retryDelayMax?: number;
  /** How long a handler may take for one group of messages, at most a day; what it has not done by then is handed out again. 900 unless said otherwise. */
  expireInSeconds?: number;
  /** The job that gets a message when all its tries have failed. Its payload must accept this job's. */
  whenGivenUp?: JobDeclaration;
}

/** A kind of job: what the queue calls it and what it carries. */
// biome-ignore lint/suspicious/noExplicitAny: the payload of a job nobody names
export interface JobDeclaration<Payload = any> {
  name: string;
  payload: z.ZodType<Payload>;
  options: JobOptions;
}

/** A message as its handler gets it. */
export interface Message<Payload> {
  id: string;
  payload: Payload;
  /** The W3C `traceparent` of what added it, where traces are made. */
  traceparent: string | undefined;
  /** 0 on the first try. */
  attempt: number;
  /** Aborted when nothing more is to be begun for it: its time is nearly up, or the process stops. It is handed back then. */
  closing: AbortSignal;
  /** Aborted when it is no longer ours: the time is up, the process has stopped, or another worker took over. */
  signal: AbortSignal;
}

/**
 * Declares a kind of job, once. Hand the declaration to `startQueue`, `enqueue` and `work`.
 * Payloads are small JSON objects (ids, not values).
 */
export function declareJob<Payload extends object>(job: {
  name: string;
  payload: z.ZodType<Payload>;
  options?: JobOptions;
}): JobDeclaration<Payload> {
  return { ...job, options: job.options ?? {} };
}
