import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useSession } from '../../api/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useCreditsInStep } from '../credits/use-credits-in-step.ts';
import { countPages } from '../paging/count-pages.ts';
import { ListFailed } from '../paging/list-failed.tsx';
import { useLastPageAtMost, usePageParam } from '../paging/use-page-param.ts';
import { DateRangePicker } from './dates/date-range-picker.tsx';
import { useDayRange } from './dates/use-day-range.ts';
import { historyQuery } from './history-queries.ts';
import { HistoryTable } from './history-table.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** Totals, the filter by date, and the requests, newest first. */
export function HistoryList({ onOpen }: { onOpen: (batchId: string) => void }) {
  const email = useSession((user) => user.email);
  const [page, goTo] = usePageParam();
  const [range, setRange] = useDayRange();
  const { data, error, isPlaceholderData, refetch } = useQuery(historyQuery(email, page, range));
  const pageCount = countPages(isPlaceholderData ? undefined : data?.pagination);
  useCreditsInStep();
  useLastPageAtMost(page, pageCount, goTo);

  return (
    <>
      <SummaryCards />
      <section aria-label="Enrichments" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-end gap-3">
          <DateRangePicker range={range} onChange={setRange} />
        </div>
        {error ? (
          <ListFailed error={error} onRetry={() => void refetch()} />
        ) : data && data.pagination.total_count === 0 && !isPlaceholderData ? (
          <NoHistory filtered={range !== null} onShowAll={() => setRange(null)} />
        ) : (
          <HistoryTable entries={data?.history} stale={isPlaceholderData} onOpen={onOpen} />
        )}
        {data && (
          <Pagination page={page} pageCount={countPages(data.pagination)} onPage={goTo} label="Pages of enrichments" />
        )}
      </section>
    </>
  );
}

function NoHistory({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  return (
    <Card>
      {filtered ? (
        <EmptyState
          title="Nothing was enriched in these days"
          action={<Button onClick={onShowAll}>Show all dates</Button>}
        />
      ) : (
        <EmptyState
          title="Nothing was enriched yet"
          action={
            <Link to="/enrich" className={buttonClass('primary')}>
              Start enriching
            </Link>
          }
        >
          Every enrichment you start will stand here, with what it used.
        </EmptyState>
      )}
    </Card>
  );
}
