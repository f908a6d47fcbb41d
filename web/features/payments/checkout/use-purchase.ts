import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InitiateResponse, VerifyRequest, VerifyResponse } from '../../../../shared/contract/payments.ts';
import { ApiError, errorText } from '../../../api/client.ts';
import { publicConfigQuery } from '../../../api/queries/public-config.ts';
import { readSession } from '../../../api/session.ts';
import { formatNumber } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import type { Plan } from '../chosen-plan.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';
import { isUndecided } from './confirm-payment.ts';
import { useInitiatePurchase, useVerifyPurchase } from './purchase-calls.ts';
import { loadRazorpay, runRazorpay } from './razorpay-checkout.ts';

/** The id of all payment toasts: a new one replaces the old, which must not cover the checkout's buttons. */
export const TOAST = 'purchase';

/** A message about a purchase that did not end with credits. */
export interface PurchaseNotice {
  tone: 'info' | 'error';
  text: string;
  /** The user may have paid nevertheless. */
  undecided?: boolean;
  /** What was thrown. */
  failure?: unknown;
}

/** The test checkout while it is open. */
export interface OpenTestCheckout {
  order: InitiateResponse;
  end: (outcome: CheckoutOutcome) => void;
}

type Stage = 'idle' | 'ordering' | 'paying' | 'confirming';

/**
 * One purchase at a time: order, checkout, verification. Each outcome shows one message, as a toast and on the page.
 * @returns `bought` once it is credited; `test` while the test checkout is to be shown
 */
export function usePurchase() {
  const queries = useQueryClient();
  const initiate = useInitiatePurchase();
  const verify = useVerifyPurchase();
  const [stage, setStage] = useState<Stage>('idle');
  const [notice, setNotice] = useState<PurchaseNotice | null>(null);
  const [test, setTest] = useState<OpenTestCheckout | null>(null);
  const [bought, setBought] = useState<VerifyResponse | null>(null);

  function tell(next: PurchaseNotice) {
    setNotice(next);
    setStage('idle');
    if (next.tone === 'error') toastFailure(next.text, next.failure, { id: TOAST });
    else toast(next.text, { id: TOAST });
  }

  function forgetNotice() {
    setNotice(null);
    toast.dismiss(TOAST);
  }

  async function openCheckout(order: InitiateResponse): Promise<CheckoutOutcome> {
    const { payments } = await queries.fetchQuery(publicConfigQuery);
    if (payments.kind === 'razorpay') {
      const { username: name, email } = readSession();
      const checkout = await loadRazorpay();
      setStage('paying');
      return runRazorpay(checkout, order, { name, email });
    }
    const outcome = await new Promise<CheckoutOutcome>((end) => {
      setTest({ order, end });
      setStage('paying');
    });
    setTest(null);
    return outcome;
  }

  async function confirm(payment: VerifyRequest) {
    setStage('confirming');
    try {
      const answer = await verify.mutateAsync(payment);
      const { credits_added: added, new_balance: balance } = answer;
      toast.success(`Payment successful! ${formatNumber(added)} credits added. New balance: ${formatNumber(balance)}`);
      setBought(answer);
      setStage('idle');
    } catch (error) {
      const text = errorText(error, 'Verification failed');
      const pending = error instanceof ApiError && error.code === 'payment_pending';
      const told = pending
        ? ({ tone: 'info', text } as const)
        : ({ tone: 'error', text: `Payment failed: ${text}` } as const);
      tell({ ...told, undecided: isUndecided(error), failure: error });
    }
  }

  async function buy(plan: Plan) {
    setStage('ordering');
    let order: InitiateResponse;
    try {
      order = await initiate.mutateAsync(plan.price);
    } catch (error) {
      return tell({ tone: 'error', text: errorText(error, 'Order creation failed'), failure: error });
    }
    let outcome: CheckoutOutcome;
    try {
      outcome = await openCheckout(order);
    } catch (error) {
      return tell({ tone: 'error', text: errorText(error, 'Unable to initiate payment'), failure: error });
    }
    if (outcome.kind === 'paid') return confirm(outcome.payment);
    if (outcome.kind === 'cancelled') return tell({ tone: 'info', text: 'Payment cancelled by user' });
    tell({ tone: 'error', text: outcome.description || 'Payment failed' });
  }

  return { stage, notice, test, bought, forgetNotice, buy };
}
