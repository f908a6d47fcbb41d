import type { CreditsAnswer } from '../../shared/contract/credits.ts';
import { call } from './client.ts';
import { readSession, updateSession } from './session.ts';

/**
 * The credits refresh: asks for the balance and puts it into the session. A failure leaves the number that is shown; the
 * live channel and the next refresh correct it.
 */
export async function refreshCredits(): Promise<void> {
  const { token } = readSession();
  if (!token) return;
  try {
    const { credits } = await call<CreditsAnswer>('/api/credits');
    if (readSession().token === token) updateSession({ credits });
  } catch {
    // Nothing to say: whoever starts something with too few credits is told by that call.
  }
}

/** Refreshes the credits 6 s after an upload or a bulk start, when the holds have settled. */
export function refreshCreditsSoon(): void {
  setTimeout(() => void refreshCredits(), 6_000);
}
