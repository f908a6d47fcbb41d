import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerifyRequest } from '../../../../shared/contract/payments.ts';
import { api } from '../../../api/client.ts';
import { readSession, updateSession } from '../../../api/session.ts';
import { refreshCredits } from '../../../api/session-refresh.ts';
import { creditsKey } from '../../credits/credit-queries.ts';
import { confirmPayment } from './confirm-payment.ts';

/** POST /api/credits/purchase/initiate: opens an order. Its variable is the price of one of the plans, in rupees. */
export function useInitiatePurchase() {
  return useMutation({ mutationFn: (rupees: number) => api('initiatePurchase', { body: { amount: rupees } }) });
}

/**
 * POST /api/credits/purchase/verify: has a finished payment credited, retrying while it is undecided; safe to repeat.
 * Invalidates everything cached about credits.
 */
export function useVerifyPurchase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payment: VerifyRequest) => confirmPayment((body) => api('verifyPurchase', { body }), payment),
    onSuccess: ({ new_balance }) => {
      // Stored before it is announced: a reload right now shows the new balance.
      updateSession({ credits: new_balance });
      void refreshCredits().then(() => queries.invalidateQueries({ queryKey: creditsKey(readSession().email) }));
    },
  });
}

/** POST /api/test-checkout/{order}/pay: pays an order in the test checkout. */
export function usePayTestOrder(orderId: string, onPaid: (payment: VerifyRequest) => void) {
  return useMutation({
    mutationFn: () => api('payTestOrder', { params: { order_id: orderId } }),
    onSuccess: ({ success: _, ...payment }) => onPaid(payment),
  });
}

/** POST /api/test-checkout/{order}/fail: has a payment fail in the test checkout. */
export function useFailTestOrder(orderId: string, onFailed: (description: string) => void) {
  return useMutation({
    mutationFn: () => api('failTestOrder', { params: { order_id: orderId } }),
    onSuccess: ({ error }) => onFailed(error.description),
  });
}
