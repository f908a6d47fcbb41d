import { useMemo } from 'react';
import { useSearchParams } from '../../../routing/address.ts';
import type { PeopleFilter } from './filter-people.ts';

const PARAMS: Record<keyof PeopleFilter, string> = { profiles: 'profile', locations: 'location' };

/** The filters of the results, kept in the address. @returns what is chosen, and the way to choose */
export function usePeopleFilter(): [PeopleFilter, (change: Partial<PeopleFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(
    () => ({ profiles: params.getAll(PARAMS.profiles), locations: params.getAll(PARAMS.locations) }),
    [params],
  );
  function choose(change: Partial<PeopleFilter>) {
    setParams(
      (known) => {
        for (const [part, values] of Object.entries(change)) {
          const name = PARAMS[part as keyof PeopleFilter];
          known.delete(name);
          for (const value of values) known.append(name, value);
        }
        return known;
      },
      { replace: true },
    );
  }
  return [filter, choose];
}
