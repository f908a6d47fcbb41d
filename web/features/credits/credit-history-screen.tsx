import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../api/session.ts';
import { refreshCredits } from '../../api/session-refresh.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { countPages } from '../paging/count-pages.ts';
import { ListFailed } from '../paging/list-failed.tsx';
import { useLastPageAtMost, usePageParam } from '../paging/use-page-param.ts';
import { BalanceCard } from './balance-card.tsx';
import { transactionsQuery } from './credit-queries.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { useCreditsInStep } from './use-credits-in-step.ts';

/** Balance, use per day, and every transaction. */
export function CreditHistoryScreen() {
  const email = useSession((user) => user.email);
  const [page, goTo] = usePageParam();
  const { data, error, isPlaceholderData, refetch } = useQuery(transactionsQuery(email, page));
  const pageCount = countPages(data?.pagination);
  const heading = useId();
  useCreditsInStep();
  useLastPageAtMost(page, pageCount, goTo);
  useEffect(() => void refreshCredits(), []);

  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-2xl">Credit History</h1>
      <BalanceCard />
      <section aria-labelledby={heading} className="flex flex-col gap-4">
        <h2 id={heading} className="text-lg">
          Transactions
        </h2>
        {error ? (
          <ListFailed error={error} onRetry={() => void refetch()} />
        ) : data && data.pagination.total_count === 0 ? (
          <NoTransactions />
        ) : (
          <TransactionsTable transactions={data?.transactions} stale={isPlaceholderData} labelledBy={heading} />
        )}
        {Number.isFinite(pageCount) && (
          <Pagination page={page} pageCount={pageCount} onPage={goTo} label="Pages of transactions" />
        )}
      </section>
    </div>
  );
}

function NoTransactions() {
  return (
    <Card>
      <EmptyState
        title="No transactions yet"
        action={
          <Link to="/enrich" className={buttonClass('secondary')}>
            Start enriching
          </Link>
        }
      >
        What you buy and what your enrichments use will stand here.
      </EmptyState>
    </Card>
  );
}
