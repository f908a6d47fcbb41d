import { type ComponentType, lazy } from 'react';

interface PageRoute {
  path: string;
  /** File in web/pages, without its ending. */
  file: string;
  /** Shown in the browser's tab, before the product's name. */
  title: string;
  access: 'public' | 'login';
}

/** Every route of the product (specification section 2). */
const ROUTES: readonly PageRoute[] = [
  { path: '/advanced-search', file: 'advanced-search', title: 'Advanced Search', access: 'public' },
  { path: '/enrich', file: 'enrich', title: 'Enrich', access: 'public' },
  { path: '/enriched_profile', file: 'enriched-profile', title: 'Enriched Profile', access: 'login' },
  { path: '/bulk_enrichment', file: 'bulk-enrichment', title: 'Bulk Enrichment', access: 'login' },
  { path: '/credit-history', file: 'credit-history', title: 'Credit History', access: 'login' },
  { path: '/enrichment-history', file: 'enrichment-history', title: 'Enrichment History', access: 'login' },
  { path: '/payment-summary', file: 'payment-summary', title: 'Payment Summary', access: 'login' },
  { path: '/purchase-credits', file: 'purchase-credits', title: 'Purchase Credits', access: 'login' },
  { path: '/profile', file: 'profile', title: 'Profile', access: 'login' },
  { path: '/advanced-search-result', file: 'advanced-search-result', title: 'Search Results', access: 'login' },
  { path: '*', file: 'not-found', title: 'Page Not Found', access: 'public' },
];

const FILES = import.meta.glob<{ default: ComponentType }>('../pages/*.tsx');

/** The routes whose page there is; each page is its own chunk, loaded when it is first opened. */
export const PAGES = ROUTES.flatMap((route) => {
  const load = FILES[`../pages/${route.file}.tsx`];
  return load ? [{ ...route, Content: lazy(load) }] : [];
});
export type Page = (typeof PAGES)[number];

/** Where / leads: searching is the front door once it is there. */
export const HOME = PAGES.some((page) => page.path === '/advanced-search') ? '/advanced-search' : '/enrich';

/** @returns true when this build has the page, so that menus offer only what works */
export function hasPage(path: string): boolean {
  return PAGES.some((page) => page.path === path);
}
