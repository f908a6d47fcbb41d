import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TransactionsResponse } from '../../../shared/contract/credits.ts';
import { api } from '../../api/client.ts';
import { daysBack } from './usage-per-day.ts';

export type CreditTransaction = TransactionsResponse['transactions'][number];

/** How often the balance is asked for while something is held, in milliseconds. */
const HELD_POLL_MS = 2_000;
const USAGE_PAGE_SIZE = 200;
const USAGE_PAGES_AT_MOST = 25;

/** Everything cached about one user's credits. @param email whose; another user must never see it */
export const creditsKey = (email: string) => ['credits', email] as const;

/** GET /api/credits: what can be spent, and what is held. */
export function balanceQuery(email: string) {
  return queryOptions({
    queryKey: [...creditsKey(email), 'balance'],
    queryFn: ({ signal }) => api('readCredits', { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.held > 0 ? HELD_POLL_MS : false),
  });
}

/** One page of GET /api/credits/transactions, newest first. @param page from 1 */
export function transactionsQuery(email: string, page: number) {
  return queryOptions({
    queryKey: [...creditsKey(email), 'transactions', page],
    queryFn: ({ signal }) => readTransactions(page, undefined, signal),
    placeholderData: keepPreviousData,
  });
}

/**
 * The transactions of the last days, for the chart: page after page until one is older.
 * @param days how many, today included
 */
export function recentTransactionsQuery(email: string, days: number) {
  return queryOptions({
    queryKey: [...creditsKey(email), 'recent', days],
    queryFn: async ({ signal }) => {
      const since = daysBack(days - 1).getTime();
      const found: CreditTransaction[] = [];
      for (let page = 1; page <= USAGE_PAGES_AT_MOST; page++) {
        const { transactions } = await readTransactions(page, USAGE_PAGE_SIZE, signal);
        found.push(...transactions.filter((one) => Date.parse(one.created_at) >= since));
        const oldest = transactions.at(-1);
        if (transactions.length < USAGE_PAGE_SIZE || !oldest || Date.parse(oldest.created_at) < since) break;
      }
      return found;
    },
  });
}

function readTransactions(page: number, pageSize: number | undefined, signal: AbortSignal) {
  const query = { page, page_size: pageSize };
  return api('listTransactions', { query, signal });
}
