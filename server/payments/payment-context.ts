import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { PaymentGateway } from '../providers/payments/payment-gateway.ts';

/** The dependencies of every use case of payments. */
export interface PaymentContext {
  db: Kysely<DB>;
  gateway: PaymentGateway;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
