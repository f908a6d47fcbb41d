import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import type { TracingConfig } from '../../config/tracing-variables.ts';
import { chooseSampler } from './choose-sampler.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

function isMade(sampler: TracingConfig['sampler'], share: number, kind: SpanKind, flags: TraceFlags | null): boolean {
  const parent = { traceId: TRACE, spanId: 'b7ad6b7169203331', isRemote: true, traceFlags: flags ?? TraceFlags.NONE };
  const context = flags === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
  const { decision } = chooseSampler({ sampler, share }).shouldSample(context, TRACE, 'x', kind, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

test.each([
  ['always_on', 1, true],
  ['always_off', 1, false],
  ['traceidratio', 1, true],
  ['traceidratio', 0, false],
  ['parentbased_always_on', 1, true],
  ['parentbased_always_off', 1, false],
  ['parentbased_traceidratio', 1, true],
  ['parentbased_traceidratio', 0, false],
] as const)('%s %d: requests are traced: %s, whatever their callers say', (sampler, share, made) => {
  for (const flags of [null, TraceFlags.NONE, TraceFlags.SAMPLED]) {
    expect(isMade(sampler, share, SpanKind.SERVER, flags)).toBe(made);
  }
});

test('what follows in our own processes is traced when the request is', () => {
  expect(isMade('parentbased_traceidratio', 0, SpanKind.CONSUMER, TraceFlags.SAMPLED)).toBe(true);
  expect(isMade('parentbased_traceidratio', 1, SpanKind.CONSUMER, TraceFlags.NONE)).toBe(false);
});
