import type { Logger } from 'pino';
import type { TracingConfig } from '../config/tracing-variables.ts';
import { setTracer, type Tracer } from './tracing.ts';

/**
 * Has the traces of this thread made and sent, when the configuration names somebody who takes them. Only then is OpenTelemetry loaded.
 * @param role what the process, or thread, does: it goes with every span
 * @returns what stops it; nothing to stop where no traces are wanted
 */
export async function startTracing(
  { tracing }: { tracing: TracingConfig | undefined },
  role: string,
  log: Logger,
): Promise<Pick<Tracer, 'stop'>> {
  if (!tracing) return { stop: async () => {} };
  const { openTracer } = await import('./open-telemetry/open-tracer.ts');
  const tracer = openTracer(tracing, role, log);
  setTracer(tracer);
  return tracer;
}
