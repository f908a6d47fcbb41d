import { create } from 'zustand';
import { ApiError } from '../../../api/client.ts';

interface Asking {
  /** Whether the user goes on: they have signed in again. */
  answer: (signedIn: boolean) => void;
}

/** What waits for the user to sign in again; null: nothing. */
export const useReauthenticationStore = create<{ asking: Asking | null }>()(() => ({ asking: null }));

/**
 * Makes a call that asks for a recent sign-in: when the session is too old for it, the user is asked to sign in again, and the call
 * is made once more.
 * @throws what the call throws; also its refusal, when the user does not sign in
 */
export async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const pressed = document.activeElement;
  try {
    return await call();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.code !== 'reauthentication_required') throw refusal;
    if (await askToSignInAgain()) return call();
    focusOnceEnabled(pressed);
    throw refusal;
  }
}

function askToSignInAgain(): Promise<boolean> {
  useReauthenticationStore.getState().asking?.answer(false);
  return new Promise((resolve) => {
    const answer = (signedIn: boolean) => {
      useReauthenticationStore.setState({ asking: null });
      resolve(signedIn);
    };
    useReauthenticationStore.setState({ asking: { answer } });
  });
}

/** The pressed button stays disabled until the failure is drawn: a turn from now, in the one after the next. */
function focusOnceEnabled(control: Element | null): void {
  setTimeout(() => setTimeout(() => control instanceof HTMLElement && control.focus({ preventScroll: true })));
}
