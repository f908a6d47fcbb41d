import { runPeriodically } from '../platform/concurrency/run-periodically.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const EVERY_MS = 15_000;

/**
 * Reconciles open orders with the provider from now on, periodically; what fails is tried again the next time.
 * @param options.everyMs pause between two times, in milliseconds
 * @returns what stops it, without waiting for a provider that is silent
 */
export function reconcilePeriodically(
  context: PaymentContext,
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): { stop(): Promise<void> } {
  return runPeriodically({
    run: (signal) => reconcileOrders(context, signal),
    onError: (err) => context.log.warn({ err }, 'open orders could not be looked at'),
    everyMs,
  });
}
