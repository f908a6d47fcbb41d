import { z } from 'zod';
import type { CheckResult, ProviderCheck } from '../../provider-check.ts';
import { PaymentGatewayError } from '../payment-gateway.ts';
import { type RazorpayClientOptions, razorpayClient } from './client.ts';

const orders = z.object({ items: z.array(z.unknown()) });

/** Looks whether the keys are accepted, by reading one order at most. */
export function checkRazorpay(options: RazorpayClientOptions): ProviderCheck {
  const call = razorpayClient(options);
  return {
    name: 'Razorpay',
    async check(signal) {
      try {
        await call({ method: 'GET', path: '/orders?count=1', schema: orders, signal });
        const mode = options.keyId.startsWith('rzp_live_') ? 'live: money moves' : 'of test mode: no money moves';
        return { ok: true, text: `the keys are accepted (${mode}).` };
      } catch (error) {
        return explain(error);
      }
    },
  };
}

function explain(error: unknown): CheckResult {
  if (!(error instanceof PaymentGatewayError)) throw error;
  const text =
    error.status === 401 || error.status === 403
      ? 'the keys are not accepted. Copy RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET from the dashboard again; both must be of the same mode.'
      : `${error.message}. Check the network and RAZORPAY_BASE_URL, and Razorpay’s own status page.`;
  return { ok: false, text };
}
