import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePathname } from '../routing/address.ts';
import { readArrival, useEntryKey } from '../routing/router.tsx';

const STORAGE_KEY = 'scroll-positions';
/** How long to wait for a page to grow tall enough for the old position, in milliseconds. */
const GROW_MS = 2_000;

/** By history entry and path: every first page of a visit is the entry 'default'. */
const positions = new Map<string, number>(readKept());

/** A new page starts at its top; back and forward return to where the reader was, also after a reload. */
export function useScrollRestoration(): void {
  const pathname = usePathname();
  const place = `${useEntryKey()} ${pathname}`;
  const previous = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    const samePage = previous.current === pathname;
    previous.current = pathname;
    const arrival = readArrival();
    const stop = arrival === 'back' ? scrollWhenTallEnough(positions.get(place) ?? 0) : undefined;
    if (arrival === 'push' || (arrival === 'replace' && !samePage)) window.scrollTo(0, 0);
    const note = () => positions.set(place, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      stop?.();
    };
  }, [place, pathname]);
}

/** @returns gives up on it */
function scrollWhenTallEnough(top: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, GROW_MS);
  function stop() {
    clearTimeout(timer);
    growth.disconnect();
  }
  growth.observe(document.body);
  return stop;
}

/** What was stored when this tab left the page: used on reload and return, not for a newly typed address. */
function readKept(): [string, number][] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate') return [];
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
