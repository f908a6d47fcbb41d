import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface RoutePage {
  path: string;
  /** Shown in the browser's tab, before the product's name. */
  title: string;
  access: 'public' | 'login';
  /** Drawn by the build, as visitors see it first: once for each of these tabs, of which the first has no name. */
  drawnTabs?: readonly (string | undefined)[];
  /** Its own chunk, loaded when the page is first opened. */
  Content: LazyExoticComponent<ComponentType>;
}

/** Every route of the product (specification section 2): a new screen is one entry here and one file in web/pages. */
export const PAGES: readonly RoutePage[] = [
  {
    path: '/advanced-search',
    title: 'Advanced Search',
    access: 'public',
    drawnTabs: [undefined],
    Content: lazy(() => import('../pages/advanced-search.tsx')),
  },
  {
    path: '/enrich',
    title: 'Enrich',
    access: 'public',
    drawnTabs: [undefined, 'single'],
    Content: lazy(() => import('../pages/enrich.tsx')),
  },
  {
    path: '/enriched_profile',
    title: 'Enriched Profile',
    access: 'login',
    Content: lazy(() => import('../pages/enriched-profile.tsx')),
  },
  {
    path: '/bulk_enrichment',
    title: 'Bulk Enrichment',
    access: 'login',
    Content: lazy(() => import('../pages/bulk-enrichment.tsx')),
  },
  {
    path: '/credit-history',
    title: 'Credit History',
    access: 'login',
    Content: lazy(() => import('../pages/credit-history.tsx')),
  },
  {
    path: '/enrichment-history',
    title: 'Enrichment History',
    access: 'login',
    Content: lazy(() => import('../pages/enrichment-history.tsx')),
  },
  {
    path: '/payment-summary',
    title: 'Payment Summary',
    access: 'login',
    Content: lazy(() => import('../pages/payment-summary.tsx')),
  },
  {
    path: '/purchase-credits',
    title: 'Purchase Credits',
    access: 'login',
    Content: lazy(() => import('../pages/purchase-credits.tsx')),
  },
  { path: '/profile', title: 'Profile', access: 'login', Content: lazy(() => import('../pages/profile.tsx')) },
  {
    path: '/advanced-search-result',
    title: 'Search Results',
    access: 'login',
    Content: lazy(() => import('../pages/advanced-search-result.tsx')),
  },
  { path: '/admin', title: 'Admin', access: 'login', Content: lazy(() => import('../pages/admin.tsx')) },
  {
    path: '/privacy-request',
    title: 'Your Data',
    access: 'public',
    drawnTabs: [undefined],
    Content: lazy(() => import('../pages/privacy-request.tsx')),
  },
  { path: '*', title: 'Page Not Found', access: 'public', Content: lazy(() => import('../pages/not-found.tsx')) },
];
