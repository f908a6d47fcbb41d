import type { OpenedOrder } from '../providers/payments/payment-gateway.ts';
import { findOrder, type Order, restoreOrder } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';

/** What became of an order that was not known here. */
export type Recovered =
  | { kind: 'recovered'; order: Order }
  /** The provider does not know it, or it was opened by another shop of the same account. */
  | { kind: 'foreign' }
  /** The user who opened it has no account here: they signed up after the backup that was restored. */
  | { kind: 'no_account'; userId: string };

/**
 * Takes an order back in that the provider has and this database has not, as after the restore of an older backup, by what was
 * noted on it when it was opened. It is open then, and credited as any other: by what the provider's records say, once.
 * @param order.notes as they stand at the provider: never what a page or an event says
 */
export async function recoverOrder(
  { db, gateway, log }: PaymentContext,
  known: OpenedOrder | null,
): Promise<Recovered> {
  if (!known?.notes || known.currency !== 'INR') return { kind: 'foreign' };
  const { id, amount, currency, notes } = known;
  const about = { order_id: id, user_id: notes.userId };
  const isThere = await restoreOrder(db, {
    ...about,
    provider: gateway.kind,
    credits: notes.credits,
    amount,
    currency,
  });
  const order = isThere ? await findOrder(db, id) : undefined;
  if (!order) {
    log.warn(about, 'an order that is not known here belongs to a user who is not known here either');
    return { kind: 'no_account', userId: notes.userId };
  }
  log.warn(about, 'an order that was not known here was taken in from what the provider has');
  return { kind: 'recovered', order };
}
