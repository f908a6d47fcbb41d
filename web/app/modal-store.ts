import { create } from 'zustand';
import { isSignedIn, readSession } from '../api/session.ts';

export type CompanyModalMode = 'create' | 'update';

interface ModalStore {
  loginOpen: boolean;
  /** The company profile modal, by mode; null when closed. */
  companyProfile: CompanyModalMode | null;
}

/** Which of the app-wide modals are open. Modals of one screen belong to that screen. */
export const useModalStore = create<ModalStore>()(() => ({ loginOpen: false, companyProfile: null }));

/** Opens the login modal: what a signed-out visitor gets instead of the thing that needs an account. */
export const openLogin = (): void => useModalStore.setState({ loginOpen: true });
/** Closes it; what waited for the signing in is dropped when there was none. */
export const closeLogin = (): void =>
  useModalStore.setState(({ companyProfile }) => ({
    loginOpen: false,
    companyProfile: isSignedIn(readSession()) ? companyProfile : null,
  }));

/** Opens the company profile modal; 'create' starts with empty fields. */
export const openCompanyProfile = (mode: CompanyModalMode): void => useModalStore.setState({ companyProfile: mode });
export const closeCompanyProfile = (): void => useModalStore.setState({ companyProfile: null });
