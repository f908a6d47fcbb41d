import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SuppressionEntry, SuppressionScope } from '../../../shared/contract/suppressions.ts';
import { api } from '../../api/client.ts';

const PAGE_SIZE = 10;
/** As many as one call takes. */
const ENTRIES_AT_ONCE = 1_000;

/** GET /api/suppressions: one page of a list, newest first. */
export function suppressionsQuery(scope: SuppressionScope, page: number) {
  return queryOptions({
    queryKey: ['suppressions', scope, page],
    queryFn: ({ signal }) => api('listSuppressions', { query: { scope, page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What is shown of people and jobs follows the list. */
function useListChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

/** POST /api/suppressions: lists any number of people, some at a time. @returns how many were new, and how many jobs ended */
export function useAddSuppressions(scope: SuppressionScope) {
  const changed = useListChanged();
  return useMutation({
    mutationFn: async (entries: readonly SuppressionEntry[]) => {
      const sum = { added: 0, known: 0, jobs_ended: 0 };
      for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
        const body = { entries: entries.slice(start, start + ENTRIES_AT_ONCE), scope };
        const { added, known, jobs_ended } = await api('addSuppressions', { body });
        sum.added += added;
        sum.known += known;
        sum.jobs_ended += jobs_ended;
      }
      return sum;
    },
    onSettled: changed,
  });
}

/** DELETE /api/suppressions/{id}: takes somebody off the list. */
export function useRemoveSuppression(scope: SuppressionScope) {
  const changed = useListChanged();
  return useMutation({
    mutationFn: (id: string) => api('deleteSuppression', { params: { id }, query: { scope } }),
    onSuccess: changed,
  });
}
