import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** @returns false while the build draws the page and while the browser takes it over, when both must draw the same; then true */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
