import { useMemo } from 'react';
import { useSearchParams } from '../../../routing/address.ts';
import type { Criterion } from './criteria.ts';
import { readCriteria, writeCriteria } from './criteria-address.ts';

/**
 * The corrections of how a query was understood. They stand in the address, so that reload, back and a link keep them; each
 * is a step that Back undoes.
 * @returns the corrected criteria, null as the query is read, and the way to correct them
 */
export function useCorrection(
  query: string,
): [readonly Criterion[] | null, (criteria: readonly Criterion[] | null) => void] {
  const [params, setParams] = useSearchParams();
  const corrected = useMemo(() => readCriteria(params), [params]);
  function correct(criteria: readonly Criterion[] | null) {
    // The filters of the results go: they are chosen from the people found.
    const next = new URLSearchParams({ q: query, page: '1' });
    writeCriteria(next, criteria);
    setParams(next);
  }
  return [corrected, correct];
}
