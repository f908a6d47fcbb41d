import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface AdminTab {
  /** In the address: `/admin?tab=audit`. */
  value: string;
  label: string;
  /** Its own chunk, loaded when the tab is first opened. */
  Content: LazyExoticComponent<ComponentType>;
}

/** The tabs of the admin area, in their order; the first one is open unless the address says otherwise. */
export const ADMIN_TABS: readonly AdminTab[] = [
  { value: 'audit', label: 'Audit', Content: lazy(() => import('./audit/audit-tab.tsx')) },
  { value: 'privacy', label: 'Privacy', Content: lazy(() => import('./privacy/privacy-tab.tsx')) },
];
