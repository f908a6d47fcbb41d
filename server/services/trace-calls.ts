import { currentTracer, withSpan } from '../platform/tracing/tracing.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';

/** Rate limiters whose calls are spans of the trace they are made in. Nothing of the trace goes to the provider. */
export function traceCalls(createRateLimiter: CreateRateLimiter): CreateRateLimiter {
  if (!currentTracer()) return createRateLimiter;
  return (limits) => {
    const limiter = createRateLimiter(limits);
    const [provider = limits.key] = limits.key.split(':');
    return {
      ...limiter,
      run(kind, call, signal) {
        const attributes = { 'leadlight.provider': provider, 'leadlight.call': kind };
        return limiter.run(kind, () => withSpan(`${provider} ${kind}`, { kind: 'client', attributes }, call), signal);
      },
    };
  };
}
