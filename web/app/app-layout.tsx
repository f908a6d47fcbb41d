import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from '../ui/toast.tsx';
import { AppModals } from './app-modals.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageLoading } from './page-loading.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The frame around every page: navigation on top, the page, app-wide modals and toasts. */
export function AppLayout() {
  useHeadingFocus();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-cobalt px-4 py-2 text-on-bright focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationBar />
      <NavigationProgress />
      <main id="main" className="pt-14">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <AppModals />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
