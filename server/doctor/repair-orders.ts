import { recordAudit } from '../audit-log/record-audit.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { reconcileOrders } from '../payments/reconcile-orders.ts';
import type { Database } from '../platform/database/database.ts';
import { countOf, type Finding } from './finding.ts';
import { countUnwatchedOrders } from './stores/orders-store.ts';

/** Has the provider asked about open orders whose time has come long ago, as a running Leadlight does by itself. */
export async function repairOrders(db: Database, context: PaymentContext): Promise<Finding[]> {
  const overdue = await countUnwatchedOrders(db);
  if (overdue === 0) return [];
  await reconcileOrders(context);
  await db.transaction().execute((tx) =>
    recordAudit(tx, {
      actor: { kind: 'doctor' },
      action: 'order.checked',
      subject: { kind: 'queue', id: 'open orders' },
      details: { orders: overdue },
    }),
  );
  return [{ verdict: 'ok', text: `the provider was asked about ${countOf(overdue, 'open order')}.` }];
}
