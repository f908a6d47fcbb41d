import type { ProviderCallEnd } from '../../platform/monitoring/work-metrics.ts';
import type { RateLimiter } from '../../providers/rate-limiter.ts';
import { SourceError } from '../../providers/source-error.ts';
import { HubspotError } from './hubspot-error.ts';

/** Lets every call through, as each account has limits of its own which it tells, and counts them among the calls to providers. */
export function countCalls(called: (call: ProviderCallEnd) => void): RateLimiter {
  return {
    async run(kind, call) {
      const begun = performance.now();
      const end = (outcome: string) =>
        called({ provider: 'hubspot', kind, outcome, seconds: (performance.now() - begun) / 1_000 });
      try {
        const answer = await call();
        end('ok');
        return answer;
      } catch (error) {
        end(error instanceof SourceError || error instanceof HubspotError ? error.kind : 'failed');
        throw error;
      }
    },
    pause: async () => {},
  };
}
