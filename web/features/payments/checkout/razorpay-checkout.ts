import type { InitiateResponse, VerifyRequest } from '../../../../shared/contract/payments.ts';
import { loadScript } from '../../../api/load-script.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** Retries after the first attempt. The provider's web checkout ignores the number, so we count as well. */
const RETRIES = 1;

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  theme: { color: string };
  retry: { enabled: boolean; max_count: number };
  modal: { ondismiss: () => void };
  handler: (payment: VerifyRequest) => void;
}
interface RazorpayCheckout {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: (response: { error?: { description?: string | undefined } }) => void) => void;
}
export type Razorpay = new (options: RazorpayOptions) => RazorpayCheckout;

/**
 * Loads the provider's script on demand.
 * @throws Error without a text of its own when it does not load
 */
export async function loadRazorpay(): Promise<Razorpay> {
  await loadScript(SCRIPT);
  const { Razorpay } = window as unknown as { Razorpay?: Razorpay };
  if (!Razorpay) throw new Error();
  return Razorpay;
}

/**
 * Opens the provider's checkout and waits for its end. It reports a failed payment and, when it is closed after that, a
 * dismissal as well: the failure counts. After the first failure the payer may try again in the open checkout.
 */
export function runRazorpay(
  Checkout: Razorpay,
  order: InitiateResponse,
  payer: { name: string; email: string },
): Promise<CheckoutOutcome> {
  return new Promise((resolve) => {
    const failures: string[] = [];
    const checkout = new Checkout({
      key: order.key_id,
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: 'Leadlight',
      description: order.description,
      prefill: payer,
      theme: { color: '#2b50d8' },
      retry: { enabled: true, max_count: RETRIES },
      modal: { ondismiss: () => resolve(endOf(failures)) },
      handler: (payment) => resolve({ kind: 'paid', payment }),
    });
    checkout.on('payment.failed', ({ error }) => {
      failures.push(error?.description ?? '');
      if (failures.length <= RETRIES) return;
      resolve(endOf(failures));
      checkout.close();
    });
    checkout.open();
  });
}

function endOf(failures: readonly string[]): CheckoutOutcome {
  const description = failures.at(-1);
  return description === undefined ? { kind: 'cancelled' } : { kind: 'failed', description };
}
