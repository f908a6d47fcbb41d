import { useEffect, useEffectEvent } from 'react';
import type { ApiErrorCode } from '../../shared/api-call.ts';
import { toast } from '../ui/toast.tsx';
import { clearSession, isSignedIn, readSession } from './session.ts';

/** Errors that end the session here, whichever call they come from (specification section 8). */
const TOASTS: Partial<Record<ApiErrorCode, string>> = {
  user_not_found: 'User not found, please login again',
  session_not_found: 'Session not found, please login again',
  session_inactive: 'Session inactive, please login again',
  account_locked: 'This account is locked. Please write to whoever runs this site.',
};

const listeners = new Set<() => void>();
let replacements = 0;

/**
 * Ends the session here when the error says that the server no longer knows it. Several calls may fail at once with the
 * same error: the toast is shown once.
 * @param code of the failed call
 * @param token the token the failed call carried: an answer to an older session's call must not end a newer one
 */
export function endSessionOn(code: ApiErrorCode, token: string): void {
  const text = TOASTS[code];
  const user = readSession();
  if (!text || !isSignedIn(user) || user.token !== token || replacements > 0) return;
  clearSession();
  toast.error(text, { id: 'session-error' });
  for (const hear of listeners) hear();
}

/**
 * Keeps the session here while a call replaces it on the server: other calls can hear that the old one has ended before this page
 * has the new one. When it has ended for another reason, the next call says so.
 */
export async function keepSessionDuring<Answer>(replace: () => Promise<Answer>): Promise<Answer> {
  replacements += 1;
  try {
    return await replace();
  } finally {
    replacements -= 1;
  }
}

/**
 * Calls `onEnd` when the server says that the session is over, while the page that needs it is still mounted. Not when the user logs
 * out.
 */
export function useSessionEnd(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const hear = () => end();
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
}
