import { SpanKind, trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../../config/tracing-variables.ts';

/**
 * Which traces are made, by the standard's names. Whoever calls over HTTP names the trace, but does not decide whether it is made: else
 * every caller could have all of theirs recorded.
 */
export function chooseSampler({ sampler, share }: Pick<TracingConfig, 'sampler' | 'share'>): Sampler {
  const chosen = standardSampler(sampler, share);
  return {
    shouldSample: (context, traceId, name, kind, attributes, links) =>
      chosen.shouldSample(
        kind === SpanKind.SERVER ? trace.deleteSpan(context) : context,
        traceId,
        name,
        kind,
        attributes,
        links,
      ),
    toString: () => chosen.toString(),
  };
}

function standardSampler(name: TracingConfig['sampler'], share: number): Sampler {
  const [parentBased, root] = name.startsWith('parentbased_')
    ? [true, name.slice('parentbased_'.length)]
    : [false, name];
  const sampler = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  }[root as 'always_on' | 'always_off' | 'traceidratio']();
  return parentBased ? new ParentBasedSampler({ root: sampler }) : sampler;
}
