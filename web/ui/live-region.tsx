import { useEffect, useRef, useState } from 'react';

/**
 * Reads a changing text aloud, politely and not more often than every few seconds: the text as it is then, nothing in between.
 * @param everyMs shortest time between two readings, in milliseconds
 */
export function LiveRegion({ text, everyMs = 3_000 }: { text: string; everyMs?: number }) {
  const [read, setRead] = useState('');
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        readAt.current = performance.now();
        setRead(text);
      },
      Math.max(0, readAt.current + everyMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return (
    <p className="sr-only" role="status">
      {read}
    </p>
  );
}
