import { create } from 'zustand';
import { isSignedIn, readSession } from '../../api/session.ts';
import { closeCompanyProfile } from '../company-profile/company-modal-store.ts';

/** Whether the login modal is open. */
export const useLoginStore = create<{ open: boolean }>()(() => ({ open: false }));

/** Opens the login modal: signed-out visitors get it instead of whatever needs an account. */
export const openLogin = (): void => useLoginStore.setState({ open: true });

/** Closes it, and also a company profile modal that was waiting for a sign-in that did not happen. */
export function closeLogin(): void {
  useLoginStore.setState({ open: false });
  if (!isSignedIn(readSession())) closeCompanyProfile();
}
