import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** Has the log say once that traces cannot be sent, and once that they are sent again. */
export function tellFailures(exporter: SpanExporter, log: Pick<Logger, 'info' | 'warn'>): SpanExporter {
  let fails = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined || result.code !== 0;
        if (failed && !fails) log.warn({ reason: result.error?.message }, 'traces could not be sent');
        if (!failed && fails) log.info('traces are sent again');
        fails = failed;
        onResult(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}
