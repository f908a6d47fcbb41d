import { create } from 'zustand';
import { isSignedIn, readSession } from '../../api/session.ts';
import { closeCompanyProfile } from '../company-profile/company-modal-store.ts';

/** Whether the login modal is open. */
export const useLoginStore = create<{ open: boolean }>()(() => ({ open: false }));

/** Opens the login modal: what a signed-out visitor gets instead of the thing that needs an account. */
export const openLogin = (): void => useLoginStore.setState({ open: true });

/** Closes it; a company profile that waited for the signing in is dropped when there was none. */
export function closeLogin(): void {
  useLoginStore.setState({ open: false });
  if (!isSignedIn(readSession())) closeCompanyProfile();
}
