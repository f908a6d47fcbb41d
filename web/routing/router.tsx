import type { ReactNode } from 'react';
import { type NavigateOptions, Router } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** How the page that is shown was come to: 'back' also for forward, and for the first page of a visit. */
type Arrival = 'back' | 'push' | 'replace';

let arrival: Arrival = 'back';

/** Notes when the browser goes back or forward. Called once by the app, before it draws anything. */
export function noteArrivals(): void {
  window.addEventListener('popstate', () => {
    arrival = 'back';
  });
}

/** @returns how the page that is shown was come to, as of now */
export function readArrival(): Arrival {
  return arrival;
}

/**
 * The router around the app: that of the library, which besides names every entry of the browser's history.
 * @param address while the build draws a page: its path and query; else the browser's is taken
 */
export function AppRouter({ address, children }: { address?: string; children: ReactNode }) {
  return (
    <Router {...(address !== undefined && { ssrPath: address })} aroundNav={navigateNamed}>
      {children}
    </Router>
  );
}

type Navigate = (to: string, options?: NavigateOptions) => void;

function navigateNamed(navigate: Navigate, to: string, { replace, state }: NavigateOptions = {}): void {
  // As browsers do: a link to where one is leaves no second entry.
  const isHere = to === window.location.pathname + window.location.search;
  arrival = replace ? 'replace' : 'push';
  navigate(to, { replace: replace ?? isHere, state: { ...state, key: newKey() } });
}

/** @returns the name of the entry of the browser's history; every first page of a visit is 'default' */
export function useEntryKey(): string {
  return useLocationProperty(readEntryKey, readEntryKey);
}

function readEntryKey(): string {
  return typeof history === 'undefined' ? 'default' : (history.state?.key ?? 'default');
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
