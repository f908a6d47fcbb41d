import { useCallback, useState } from 'react';

/** The chosen profile URLs, in the order they were chosen. @param initial as stored with the search */
export function useSelection(initial: () => readonly string[]) {
  const [selected, setSelected] = useState(initial);
  const toggle = useCallback(
    (url: string) =>
      setSelected((known) => (known.includes(url) ? known.filter((other) => other !== url) : [...known, url])),
    [],
  );
  const add = (urls: readonly string[]) => setSelected((known) => [...new Set([...known, ...urls])]);
  const clear = useCallback(() => setSelected([]), []);
  return { selected, toggle, add, clear };
}
