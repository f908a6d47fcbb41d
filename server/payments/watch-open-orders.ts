import { lookAtOpenOrders } from './look-at-open-orders.ts';
import type { PaymentContext } from './payment-context.ts';

const EVERY_MS = 15_000;

/**
 * Looks at open orders from now on, again and again; a look that fails is taken again with the next.
 * @param options.everyMs pause between two looks, in milliseconds
 * @returns what stops it, without waiting for a provider that is silent
 */
export function watchOpenOrders(
  context: PaymentContext,
  options: { everyMs?: number } = {},
): { stop(): Promise<void> } {
  const { everyMs = EVERY_MS } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    try {
      await lookAtOpenOrders(context, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) context.log.warn({ err: error }, 'open orders could not be looked at');
    }
    plan();
  }
  function plan(): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      looking = look();
    }, everyMs);
  }

  plan();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
