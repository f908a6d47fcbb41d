import { useMemo } from 'react';
import { useSearchParams } from '../../../routing/address.ts';
import { type DayRange, readDay } from './calendar-days.ts';

/**
 * The dates the history is filtered by, kept in the address.
 * @returns the range, null for all dates, and the way to change it, which leads to the first page
 */
export function useDayRange(): [DayRange | null, (range: DayRange | null) => void] {
  const [params, setParams] = useSearchParams();
  const start = readDay(params.get('start'));
  const end = readDay(params.get('end'));
  const range = useMemo(() => (start !== null && end !== null ? { start, end } : null), [start, end]);

  function change(next: DayRange | null) {
    setParams(
      (known) => {
        for (const name of ['page', 'start', 'end']) known.delete(name);
        if (next) {
          known.set('start', next.start);
          known.set('end', next.end);
        }
        return known;
      },
      { replace: true },
    );
  }
  return [range, change];
}
