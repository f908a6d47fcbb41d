import { type Context, ROOT_CONTEXT, type Span as SdkSpan, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../../config/tracing-variables.ts';
import type { Tracer } from '../tracing.ts';
import { chooseSampler } from './choose-sampler.ts';
import { noteError } from './note-error.ts';
import { tellFailures } from './tell-failures.ts';

/** Milliseconds for one export with its retries, between two of them, and for the last one. */
const EXPORT_MS = 5_000;
const PAUSE_MS = 1_000;
const LAST_MS = 2_000;
/** Spans that wait to be sent; while nobody takes them, further ones are dropped. */
const MOST_WAITING = 8_192;

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Opens the tracer of a thread. Nothing of OpenTelemetry is made global: libraries that would trace by themselves find nothing, and no call
 * to anybody else carries an id of ours.
 */
export function openTracer(config: TracingConfig, role: string, log: Logger): Tracer {
  const headers = Object.fromEntries(config.headers.map(({ name, secret }) => [name, secret]));
  const exporter = new OTLPTraceExporter({ url: config.url, headers, timeoutMillis: EXPORT_MS });
  const batches = new BatchSpanProcessor({
    exporter: tellFailures(exporter, log),
    scheduledDelayMillis: PAUSE_MS,
    exportTimeoutMillis: EXPORT_MS,
    maxQueueSize: MOST_WAITING,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName, 'leadlight.role': role }),
    sampler: chooseSampler(config),
    spanProcessors: [batches],
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: 256 },
  });
  const spans = provider.getTracer('leadlight');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const current = () => trace.getSpanContext(contexts.active());

  async function runIn<T>(span: SdkSpan, parent: Context, work: (span: SdkSpan) => Promise<T>): Promise<T> {
    try {
      return await contexts.with(trace.setSpan(parent, span), () => work(span));
    } catch (error) {
      noteError(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    withSpan(name, { kind, attributes = {}, parent: remote }, work) {
      const parent = remote === undefined ? contexts.active() : readParent(remote);
      const span = spans.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes }, parent);
      return runIn(span, parent, () => work({ set: (more) => void span.setAttributes(more) }));
    },
    recordSpan: (name, from) => spans.startSpan(name, { startTime: from }, contexts.active()).end(),
    beginRequest(method, traceparent) {
      const parent = readParent(traceparent);
      const attributes = { 'http.request.method': method };
      const span = spans.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        run: (work) => contexts.with(trace.setSpan(parent, span), work),
        end({ route, status, attributes: more }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status, ...more });
          if (status >= 500) noteError(span, String(status));
          span.end();
        },
      };
    },
    traceparent() {
      const context = current();
      if (!context) return undefined;
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
    },
    traceId: () => current()?.traceId,
    async stop() {
      await provider.forceFlush({ timeoutMillis: LAST_MS }).catch(() => {});
      // Waits for an export under way, which may take longer than we have.
      void provider.shutdown().catch(() => {});
    },
  };
}

/** What a `traceparent` names; nothing when it is none, as the standard has it. */
function readParent(traceparent: unknown): Context {
  const named = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return named ? trace.setSpanContext(ROOT_CONTEXT, { ...named, isRemote: true }) : ROOT_CONTEXT;
}
