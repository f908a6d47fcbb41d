import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { DB } from '../../platform/tables.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { razorpayGateway } from './razorpay.ts';
import { type TestCheckout, testCheckout } from './test-checkout.ts';

/** Whoever takes the money by the configuration; without keys the test checkout. */
export function chooseGateway(config: Pick<Config, 'razorpay' | 'session'>, db: Kysely<DB>): PaymentGateway {
  return config.razorpay ? razorpayGateway(config.razorpay) : testCheckout(db, config.session.secret);
}

/** Tells the test checkout, which can be paid by a call, from a provider, which cannot. */
export function isTestCheckout(gateway: PaymentGateway): gateway is TestCheckout {
  return gateway.kind === 'test';
}
