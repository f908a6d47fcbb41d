import type { ReactNode } from 'react';
import { Toaster } from '../ui/toast.tsx';
import { AppModals } from './app-modals.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The frame around every page: navigation on top, the page, app-wide modals and toasts. */
export function AppLayout({ children }: { children: ReactNode }) {
  useScrollRestoration();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-cobalt px-4 py-2 text-on-bright focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationBar />
      <main id="main" className="pt-14">
        {children}
      </main>
      <AppModals />
      <Toaster />
    </>
  );
}
