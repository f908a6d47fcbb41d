import { describe, expect, it } from 'vitest';
import type { InitiateResponse } from '../../../../shared/contract/payments.ts';
import { type Razorpay, runRazorpay } from './razorpay-checkout.ts';

const ORDER: InitiateResponse = {
  success: true,
  order_id: 'order_1',
  amount: 45_000,
  key_id: 'rzp_test_1',
  currency: 'INR',
  description: '500 credits',
};
const PAYMENT = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' };
const PAYER = { name: 'Asha', email: 'asha@example.com' };

/** What a payer does in the provider's checkout, as it reports it to the page. */
interface Payer {
  pay(): void;
  fail(description?: string): void;
  close(): void;
}

/** Runs the checkout with a payer who does this; answers the outcome, the options, and whether we closed it. */
async function run(act: (payer: Payer) => void) {
  const seen = { closed: false, options: undefined as ConstructorParameters<Razorpay>[0] | undefined };
  class Checkout {
    readonly options: ConstructorParameters<Razorpay>[0];
    failed: Parameters<InstanceType<Razorpay>['on']>[1] = () => {};
    constructor(options: ConstructorParameters<Razorpay>[0]) {
      this.options = options;
      seen.options = options;
    }
    on(_event: string, listener: Checkout['failed']) {
      this.failed = listener;
    }
    close() {
      seen.closed = true;
      this.options.modal.ondismiss();
    }
    open() {
      act({
        pay: () => this.options.handler(PAYMENT),
        fail: (description) => this.failed({ error: { description } }),
        close: () => this.options.modal.ondismiss(),
      });
    }
  }
  const outcome = await runRazorpay(Checkout, ORDER, PAYER);
  return { outcome, ...seen };
}

describe('runRazorpay', () => {
  it('opens the order as the server made it, amount in paise', async () => {
    const { options } = await run((payer) => payer.pay());
    expect(options).toMatchObject({
      ...{ key: 'rzp_test_1', order_id: 'order_1', amount: 45_000, currency: 'INR', description: '500 credits' },
      ...{ prefill: PAYER, retry: { enabled: true, max_count: 1 } },
    });
  });

  it.each<[string, (payer: Payer) => void, object]>([
    ['paid', (payer) => payer.pay(), { kind: 'paid', payment: PAYMENT }],
    ['closed', (payer) => payer.close(), { kind: 'cancelled' }],
    [
      'failed, then closed: only the failure is told',
      (payer) => {
        payer.fail('Your bank declined');
        payer.close();
      },
      { kind: 'failed', description: 'Your bank declined' },
    ],
    [
      'failed, then paid: nothing is told of the failure',
      (payer) => {
        payer.fail('Your bank declined');
        payer.pay();
      },
      { kind: 'paid', payment: PAYMENT },
    ],
    [
      'failed without a reason, then closed',
      (payer) => {
        payer.fail();
        payer.close();
      },
      { kind: 'failed', description: '' },
    ],
  ])('%s', async (_, act, outcome) => {
    expect((await run(act)).outcome).toEqual(outcome);
  });

  it('is closed after the second failure: one retry', async () => {
    const { outcome, closed } = await run((payer) => {
      payer.fail('Your bank declined');
      payer.fail('The card has expired');
    });
    expect(outcome).toEqual({ kind: 'failed', description: 'The card has expired' });
    expect(closed).toBe(true);
  });

  it('leaves the checkout open after the first', async () => {
    const { closed } = await run((payer) => {
      payer.fail('Your bank declined');
      payer.pay();
    });
    expect(closed).toBe(false);
  });
});
