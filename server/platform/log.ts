import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { redact } from './redact.ts';

export type { Logger } from 'pino';

/**
 * Makes the process's logger: JSON, one line an event, to stdout unless `destination` is given. Every line passes
 * through `redact`, so secrets and e-mail addresses stay out wherever they stand. Give requests and jobs a child:
 * `log.child({ request_id })`, `log.child({ job_id })`.
 */
export function createLog(options: { level: LogLevel; role?: string }, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: { pid: process.pid, ...(options.role && { role: options.role }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: redact },
  };
  return destination ? pino(settings, destination) : pino(settings);
}
