import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new person once loaded: the button that loaded them is further down by then.
 * @param count people in the list
 * @returns the list's ref, and the function to call with the index of the person who is to come
 */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    list.current?.querySelectorAll<HTMLElement>('[data-person]')[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [count]);
  const focusNext = (index: number) => {
    awaited.current = index;
  };
  return [list, focusNext] as const;
}
