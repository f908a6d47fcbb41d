import { create } from 'zustand';

export type CompanyModalMode = 'create' | 'update';

/** The mode in which the company profile modal is open; null when it is closed. */
export const useCompanyModalStore = create<{ mode: CompanyModalMode | null }>()(() => ({ mode: null }));

/** Opens the company profile modal. @param mode 'create' starts with empty fields */
export const openCompanyProfile = (mode: CompanyModalMode): void => useCompanyModalStore.setState({ mode });
export const closeCompanyProfile = (): void => useCompanyModalStore.setState({ mode: null });
