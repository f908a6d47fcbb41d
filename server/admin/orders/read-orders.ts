import type { Kysely } from 'kysely';
import type { AdminOrder, AdminOrderResponse } from '../../../shared/contract/admin/orders.ts';
import type { Pagination } from '../../../shared/contract/responses.ts';
import type { PaymentContext } from '../../payments/payment-context.ts';
import { listRefunds } from '../../payments/refunds/refunds-store.ts';
import { creditsToTake } from '../../payments/refunds/take-refunded-credits.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { PaymentGatewayError } from '../../providers/payments/payment-gateway.ts';
import {
  type AdminOrderRow,
  countOrderRows,
  findOrderRows,
  listEventRows,
  type OrderConditions,
  readOrderRow,
} from './orders-store.ts';

/** One page (from 1) of orders, the newest first. */
export async function listOrders(
  db: Kysely<DB>,
  conditions: OrderConditions,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ orders: AdminOrder[]; pagination: Pagination }> {
  const [rows, total_count] = await Promise.all([
    findOrderRows(db, conditions, { limit: page_size, offset: (page - 1) * page_size }),
    countOrderRows(db, conditions),
  ]);
  return { orders: rows.map(presentOrder), pagination: { page, page_size, total_count } };
}

/** An order with the provider's events, the refunds asked for, and what the provider says of it now. @throws DomainError not_found */
export async function readOrder(
  context: PaymentContext,
  orderId: string,
): Promise<Omit<AdminOrderResponse, 'success'>> {
  const row = await readOrderRow(context.db, orderId);
  if (!row) throw new DomainError('not_found');
  const [events, refunds, provider_says] = await Promise.all([
    listEventRows(context.db, orderId),
    listRefunds(context.db, orderId),
    askProvider(context, orderId),
  ]);
  return {
    order: presentOrder(row),
    events: events.map(({ event, received_at }) => ({ event, received_at: received_at.toISOString() })),
    refunds: refunds.map(({ amount, reason, state, answer, created_at }) => ({
      ...{ amount, reason, state, answer },
      created_at: created_at.toISOString(),
    })),
    provider_says,
  };
}

async function askProvider(context: PaymentContext, orderId: string): Promise<AdminOrderResponse['provider_says']> {
  try {
    const known = await context.gateway.readOrder(orderId);
    if (!known) return { kind: 'unknown' };
    const payments = known.payments.map(({ amountRefunded: refunded, ...payment }) => ({ ...payment, refunded }));
    return { kind: 'known', paid: known.paid, payments };
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    context.log.warn({ err: error, order_id: orderId }, 'an order could not be looked up for an operator');
    return { kind: 'silent' };
  }
}

function presentOrder(row: AdminOrderRow): AdminOrder {
  const owed = row.status === 'credited' ? creditsToTake(row) - row.credits_taken : 0;
  return { ...row, created_at: row.created_at.toISOString(), credits_owed: owed };
}
