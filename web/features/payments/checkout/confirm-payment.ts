import type { VerifyRequest, VerifyResponse } from '../../../../shared/contract/payments.ts';
import { ApiError } from '../../../api/client.ts';

/** Waits before asking again, in milliseconds: a bank may take some seconds. */
const PATIENCE_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000];

/** Whether the payment may still succeed: the outcome is unknown, or it is not complete yet. */
export function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'payment_pending');
}

/**
 * Has a payment verified, retrying for a while as long as it is undecided, because the user has paid by now.
 * @param verify the call; @param waits pauses between two calls, in milliseconds
 * @throws what the last call threw
 */
export async function confirmPayment(
  verify: (payment: VerifyRequest) => Promise<VerifyResponse>,
  payment: VerifyRequest,
  waits: readonly number[] = PATIENCE_MS,
): Promise<VerifyResponse> {
  for (const wait of waits) {
    try {
      return await verify(payment);
    } catch (error) {
      if (!isUndecided(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return verify(payment);
}
