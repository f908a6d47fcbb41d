import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** A name, not a text: texts of errors may name a profile. */
const NAME = /^[\w.-]{1,60}$/;

/** Notes in a span that its work failed, by the kind of the error alone. */
export function noteError(span: Span, error: unknown): void {
  const type = typeOf(error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
  span.addEvent('exception', { 'exception.type': type });
}

/** The most telling name: what kind of failure a source reported, a code, the class. */
function typeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { kind, code, name } = (error ?? {}) as { kind?: unknown; code?: unknown; name?: unknown };
  return [kind, code, name].find((text): text is string => typeof text === 'string' && NAME.test(text)) ?? 'Error';
}
