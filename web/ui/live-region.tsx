import { useEffect, useRef, useState } from 'react';

/**
 * Announces a changing text to screen readers, politely and at most every few seconds: only the text as it is then.
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
