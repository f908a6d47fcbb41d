import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is too small for its content, kept up to date while its size changes.
 * @param watched false while it is drawn in full: the answer stays as it was
 * @param content looked at anew when it changes
 */
export function useClipped(element: RefObject<HTMLElement | null>, watched: boolean, content: unknown): boolean {
  const [clipped, setClipped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content may need more room.
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !watched) return;
    const look = () => setClipped(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, watched, content]);
  return clipped;
}
