import { createRequire } from 'node:module';
import { isatty } from 'node:tty';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config/base-config.ts';
import { logContext } from './log-context.ts';
import { redactFields } from './redact/redact-fields.ts';
import { redactText } from './redact/redact-text.ts';
import { currentTracer } from './tracing/tracing.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  level: LogLevel;
  role?: string;
  /** Texts that are blanked wherever they stand; see `listSecrets`. */
  secrets?: readonly string[];
}

/** Standard output, also in a thread. */
const STDOUT = 1;

/**
 * Makes the process's logger, to stdout unless `destination` is given: JSON, one line an event; on a terminal in lines for people. Fields and message pass through
 * `redactFields` and `redactText`, so secrets, e-mail addresses and people's profiles stay out, and a line stays short. Give requests and
 * jobs a child: `log.child({ request_id })`, `log.child({ job_id })`.
 */
export function createLog(
  { level, role, secrets }: LogOptions,
  destination = isatty(STDOUT) ? openTerminal() : openOutput(STDOUT),
): Logger {
  return pino(
    {
      level,
      mixin: nameContext,
      base: { pid: process.pid, ...(role && { role }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        bindings: (fields) => redactFields(fields, secrets),
        log: (fields) => redactFields(fields, secrets),
      },
      serializers: {
        // Made plain by redactFields; pino's own serializer would write all that hangs on an error.
        err: (error: unknown) => error,
        msg: (message: unknown) => (typeof message === 'string' ? redactText(message, secrets) : message),
      },
    },
    destination,
  );
}

/** The request or job that a line belongs to, and the trace. */
function nameContext(): object {
  const traceId = currentTracer()?.traceId();
  return { ...logContext(), ...(traceId !== undefined && { trace_id: traceId }) };
}

/** Bytes that wait while they cannot be written; what comes then is dropped. */
const WAITING_BYTES = 1_000_000;

/**
 * Opens where lines are written to. When there is no room for them, or nobody reads them, they are dropped: pino would throw where
 * something is logged, and end the process.
 * @param output a file descriptor or a file's path
 */
export function openOutput(output: number | string): DestinationStream {
  const stream = pino.destination({ dest: output, sync: true, maxLength: WAITING_BYTES });
  stream.on('error', () => {});
  return stream;
}

/** Lines for people: '09:24:11 INFO ready'. Loaded only where somebody looks: it takes memory. */
function openTerminal(): DestinationStream {
  const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
  const stream = pretty({
    destination: openOutput(STDOUT),
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,role',
    singleLine: true,
    colorize: process.env.NO_COLOR === undefined,
  });
  stream.on('error', () => {});
  return stream;
}
