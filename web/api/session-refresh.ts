import { api } from './client.ts';
import { readProfile } from './queries/profile-query.ts';
import { readSession, updateSession } from './session.ts';

/** Coming back to the tab fires several events at once: only one of them refreshes, in milliseconds. */
const RETURN_PAUSE_MS = 1_000;

/**
 * The credits refresh: asks for the balance and puts it into the session. A failure leaves the number that is shown; the
 * live channel and the next refresh correct it.
 */
export async function refreshCredits(): Promise<void> {
  const { token } = readSession();
  if (!token) return;
  try {
    const { credits } = await api('readCredits');
    if (readSession().token === token) updateSession({ credits });
  } catch {
    // Nothing to show: a start with too few credits fails with its own message.
  }
}

/** Refreshes the credits 6 s after an upload or a bulk start, when the holds have settled. */
export function refreshCreditsSoon(): void {
  setTimeout(() => void refreshCredits(), 6_000);
}

/** Takes over a company profile that was saved through the API or on another device, so that nothing stays locked here. */
async function refreshProfile(): Promise<void> {
  if (!readSession().token) return;
  try {
    await readProfile();
  } catch {
    // Nothing to show: what was known stays, and the server decides what a start may ask for.
  }
}

/**
 * Refreshes credits and profile now, and whenever the user or the network comes back: what is stored may be days old, and
 * events report only changes of credits. Called once by the app.
 */
export function keepSessionFresh(): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  function ask() {
    if (document.visibilityState === 'hidden' || performance.now() < askedAt + RETURN_PAUSE_MS) return;
    askedAt = performance.now();
    void refreshCredits();
    void refreshProfile();
  }
  ask();
  document.addEventListener('visibilitychange', ask);
  for (const event of ['focus', 'online']) window.addEventListener(event, ask);
}
