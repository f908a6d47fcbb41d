import { z } from 'zod';
import { done } from '../../../shared/contract/accounts.ts';
import {
  initiateAnswer,
  initiateRequest,
  paymentId,
  testFailAnswer,
  testPayAnswer,
  verifyAnswer,
  verifyRequest,
} from '../../../shared/contract/payments.ts';
import { receiveEvent } from '../../payments/receive-event.ts';
import { startPurchase } from '../../payments/start-purchase.ts';
import { failInTestCheckout, payInTestCheckout } from '../../payments/try-checkout.ts';
import { verifyPayment } from '../../payments/verify-payment.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['payments'];
const order = z.object({ order_id: paymentId });

/** Buying credits: order, verification, the provider's events, and the test checkout. */
export async function registerPaymentRoutes(
  app: App,
  { db, services, log }: Pick<Context, 'db' | 'services' | 'log'>,
): Promise<void> {
  const context = { db, log, gateway: await services.paymentGateway() };
  app.post(
    '/api/credits/purchase/initiate',
    {
      schema: {
        tags,
        summary: 'Open an order for the plan of this price, in whole rupees',
        body: initiateRequest,
        response: { 200: initiateAnswer },
      },
    },
    async ({ body, user }) => ({ success: true as const, ...(await startPurchase(context, user.id, body.amount)) }),
  );
  app.post(
    '/api/credits/purchase/verify',
    {
      schema: {
        tags,
        summary: 'Credit what a finished checkout paid',
        body: verifyRequest,
        response: { 200: verifyAnswer },
      },
    },
    async ({ body, user }) => ({ success: true as const, ...(await verifyPayment(context, user.id, body)) }),
  );
  app.post(
    '/api/test-checkout/:order_id/pay',
    { schema: { tags, summary: 'Pay an order; no money moves', params: order, response: { 200: testPayAnswer } } },
    async ({ params, user }) => ({
      success: true as const,
      ...(await payInTestCheckout(context, user.id, params.order_id)),
    }),
  );
  app.post(
    '/api/test-checkout/:order_id/fail',
    { schema: { tags, summary: 'Have a payment fail', params: order, response: { 200: testFailAnswer } } },
    async ({ params, user }) => ({
      success: true as const,
      error: await failInTestCheckout(context, user.id, params.order_id),
    }),
  );
  await app.register(async (scope: App) => registerWebhook(scope, context));
}

/** In a scope of its own: the signature is over the bytes as they came, so nothing may parse them before. */
function registerWebhook(scope: App, context: Parameters<typeof receiveEvent>[0]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  scope.post(
    '/api/webhooks/razorpay',
    { config: { access: 'public' }, schema: { tags, summary: "Razorpay's events", response: { 200: done } } },
    async ({ body, headers }) => {
      await receiveEvent(context, Buffer.isBuffer(body) ? body : Buffer.alloc(0), {
        signature: String(headers['x-razorpay-signature'] ?? ''),
        eventId: String(headers['x-razorpay-event-id'] ?? '').slice(0, 200),
      });
      return { success: true as const };
    },
  );
}
