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
  { value: 'users', label: 'Users', Content: lazy(() => import('./users/users-tab.tsx')) },
  { value: 'orders', label: 'Orders', Content: lazy(() => import('./orders/orders-tab.tsx')) },
  { value: 'jobs', label: 'Jobs', Content: lazy(() => import('./jobs/jobs-tab.tsx')) },
  { value: 'sources', label: 'Sources', Content: lazy(() => import('./sources/sources-tab.tsx')) },
  { value: 'audit', label: 'Audit', Content: lazy(() => import('./audit/audit-tab.tsx')) },
  { value: 'privacy', label: 'Privacy', Content: lazy(() => import('./privacy/privacy-tab.tsx')) },
];
