import { recordAudit } from '../audit-log/record-audit.ts';
import { decideOrder } from '../payments/decide-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { recoverOrder } from '../payments/recover-order.ts';
import { settleOrder } from '../payments/settle-order.ts';
import type { OpenedOrder } from '../providers/payments/payment-gateway.ts';
import { countOf, type Finding } from './finding.ts';
import { readPaidOrdersHere } from './stores/orders-store.ts';

export interface PaidOrdersLook {
  /** Orders opened before are not looked at. */
  since: Date;
  /** Credits what is missing. */
  repair: boolean;
  signal?: AbortSignal;
}

/** What we opened: the provider's account may serve other shops as well. */
type OurOrder = OpenedOrder & { notes: NonNullable<OpenedOrder['notes']> };

/** Orders compared with ours at a time. */
const AT_A_TIME = 100;

/**
 * Compares what was paid at the provider with what was credited here: after the restore of an older backup, orders that are newer
 * than it are not known any more. Repaired, each is taken in as it stands at the provider and credited as any other, once.
 * @throws PaymentGatewayError when the provider could not be asked
 */
export async function checkPaidOrders(context: PaymentContext, options: PaidOrdersLook): Promise<Finding[]> {
  const paid = await context.gateway.listPaidOrders(options.since, options.signal);
  const ours = paid.filter((order): order is OurOrder => order.notes !== null);
  const findings: Finding[] = [];
  for (let at = 0; at < ours.length; at += AT_A_TIME) {
    const some = ours.slice(at, at + AT_A_TIME);
    const here = await readPaidOrdersHere(
      context.db,
      some.map(({ id, notes }) => ({ id, userId: notes.userId })),
    );
    for (const { id, hasAccount } of here.filter(({ ended }) => !ended)) {
      const order = some.find((one) => one.id === id);
      if (order) findings.push(...(await look(context, order, hasAccount, options)));
    }
  }
  if (findings.length > 0) return findings;
  const day = options.since.toISOString().slice(0, 10);
  return [
    { verdict: 'ok', text: `${countOf(ours.length, 'paid order')} at the provider since ${day}, none left out here.` },
  ];
}

async function look(
  context: PaymentContext,
  order: OurOrder,
  hasAccount: boolean,
  { repair, signal }: PaidOrdersLook,
): Promise<Finding[]> {
  const { userId, credits } = order.notes;
  const what = `${order.id}, ${countOf(credits, 'credit')} for ${(order.amount / 100).toFixed(2)} ${order.currency}`;
  const verdict = decideOrder(order, await context.gateway.readOrder(order.id, signal));
  // Given back meanwhile, or not there yet: nobody is owed anything now.
  if (verdict.kind === 'refunded' || verdict.kind === 'waiting') return [];
  if (verdict.kind === 'mismatch') {
    const text = `${what}: the provider has ${verdict.found}.`;
    return [{ verdict: 'look at this', text, todo: 'Look the order up at the payment provider.' }];
  }
  if (!hasAccount) {
    const text = `${what}, was paid by user ${userId}, who is not known here: they signed up after the backup that was restored.`;
    return [{ verdict: 'broken', text, todo: 'Give the money back in the dashboard of the payment provider.' }];
  }
  if (!repair) {
    const text = `${what}, was paid by user ${userId} and is not credited here.`;
    return [{ verdict: 'broken', text, todo: '`npm run doctor -- --repair` credits it.' }];
  }
  const recovered = await recoverOrder(context, order);
  if (recovered.kind !== 'recovered') throw new Error(`${order.id} could not be taken in`);
  const state = await settleOrder(context, recovered.order, signal, (tx, after) =>
    recordAudit(tx, {
      actor: { kind: 'doctor' },
      action: 'order.settled',
      subject: { kind: 'order', id: order.id },
      details: { user: userId, state: after },
    }),
  );
  return [{ verdict: 'ok', text: `${what}, was paid by user ${userId} and is ${state} now.` }];
}
