import { useEffect, useEffectEvent } from 'react';
import { toast } from '../ui/toast.tsx';
import { clearSession, isSignedIn, readSession } from './session.ts';

/** Answers that end the session here, whatever call they come from (specification section 8). */
const SESSION_ERRORS = [
  { contains: 'user not found', toast: 'User not found, please login again' },
  { contains: 'session not found', toast: 'Session not found, please login again' },
  { contains: 'session inactive', toast: 'Session inactive, please login again' },
] as const;

const listeners = new Set<() => void>();

/** @returns the toast of a session error, or null when the message is none; upper and lower case are the same */
export function sessionErrorToast(message: string): string | null {
  const text = message.toLowerCase();
  return SESSION_ERRORS.find((known) => text.includes(known.contains))?.toast ?? null;
}

/**
 * Ends the session here when the message says that the server no longer knows it. Several calls may fail at once with the
 * same answer: the toast is shown once.
 * @param token the token the failed call carried: an answer to an older session's call must not end a newer one
 */
export function endSessionOn(message: string, token: string): void {
  const text = sessionErrorToast(message);
  const user = readSession();
  if (!text || !isSignedIn(user) || user.token !== token) return;
  clearSession();
  toast.error(text, { id: 'session-error' });
  for (const hear of listeners) hear();
}

/**
 * Calls `onEnd` when the server says that the session is over, while the page that needs it still stands. Not when somebody logs
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
