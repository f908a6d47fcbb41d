import type { RateLimits } from '../rate-limiter.ts';
import type { ClosedKinds } from './closed-kinds.ts';
import type { KindAsk } from './rate-limiter-store.ts';
import type { ReservedPermits } from './reserved-permits.ts';
import type { WaitingCalls } from './waiting-calls.ts';

/** The kinds of call to ask permits for, the most urgent first, and those of which counted calls are to be given back. */
export function listKinds({
  waiting,
  closed,
  reserved,
  limits,
}: {
  waiting: WaitingCalls;
  closed: ClosedKinds;
  reserved: ReservedPermits;
  limits: RateLimits;
}): KindAsk[] {
  const counts = waiting.count((kind) => closed.isOpen(kind));
  for (const kind of reserved.kindsWithSurplus((one) => waiting.countOf(one))) {
    if (!counts.has(kind)) counts.set(kind, { interactive: 0, bulk: 0 });
  }
  return [...counts].map(([kind, { interactive, bulk }]) => {
    const calls = waiting.countOf(kind);
    const { reserved: kept, returned, countedAt } = reserved.split(kind, calls);
    return {
      kind,
      interactive,
      bulk,
      reserved: kept,
      returned,
      counted_at: countedAt,
      ahead: Math.min(calls, limits.atOnce),
      limits: limits.rates?.[kind] ?? {},
    };
  });
}
