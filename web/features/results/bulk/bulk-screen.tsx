import { useEffect } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../../api/client.ts';
import { refreshCredits } from '../../../api/session-refresh.ts';
import { useSearchParams } from '../../../routing/address.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { FailureId } from '../../../ui/support-id.tsx';
import { PushButton } from '../../hubspot/push-button.tsx';
import { BATCH_PAGE_SIZE, useBatchPage } from '../batch-query.ts';
import { isRefused } from '../job-query.ts';
import { isSampleJob, SampleMark } from '../sample-mark.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { CancelBatchButton } from './cancel-batch-button.tsx';
import { DownloadButton } from './download/download-button.tsx';
import { ResultsFailed } from './results-failed.tsx';
import { BulkTable } from './table/bulk-table.tsx';

/** The work and results of one batch: summary, a table of ten rows a page, cancel and download. */
export function BulkScreen({ batchId }: { batchId: string }) {
  const [page, goTo] = usePage();
  const { data, batch, error, isPlaceholderData, refetch } = useBatchPage(batchId, page);
  const left = batch ? batch.counts.pending + batch.counts.running : 0;
  const pageCount = data ? Math.max(1, Math.ceil(data.pagination.total_count / BATCH_PAGE_SIZE)) : 1;

  const finished = batch !== undefined && left === 0;
  useEffect(() => {
    if (finished) void refreshCredits();
  }, [finished]);
  useEffect(() => {
    if (data && page > pageCount) goTo(pageCount);
  }, [data, page, pageCount, goTo]);

  if (!data || !batch) {
    if (!error) return <BulkTable columns={[]} jobs={undefined} />;
    return <ResultsFailed error={error} onRetry={() => void refetch()} />;
  }
  if (data.pagination.total_count === 0) return <NoJobs />;
  return (
    <div className="flex flex-col gap-4">
      <BulkSummary
        key={batchId}
        batch={batch}
        actions={
          <>
            {left > 0 && <CancelBatchButton batchId={batchId} left={left} creditsHeld={batch.credits_held} />}
            <PushButton batchId={batchId} ready={finished} />
            <DownloadButton batchId={batchId} ready={finished} />
          </>
        }
      />
      {error && (
        <p role="alert" className={isRefused(error) ? 'text-rose' : 'text-amber'}>
          {isRefused(error)
            ? errorText(error, 'The newest results could not be loaded.')
            : 'The server cannot be reached right now. The work goes on there; this page catches up by itself.'}
        </p>
      )}
      <FailureId error={error} className="-mt-3" />
      <BulkTable columns={batch.columns} jobs={data.jobs} stale={isPlaceholderData} />
      {data.jobs.some(isSampleJob) && (
        <p className="text-sm text-ink-soft">
          <SampleMark /> These people and companies are made up for trying things out.
        </p>
      )}
      <Pagination page={page} pageCount={pageCount} onPage={goTo} label="Pages of results" />
    </div>
  );
}

/** Shown while there is nothing to show yet. */
export function NoJobs() {
  return (
    <EmptyState
      title="No active enrichment jobs. Start a bulk enrichment to see results here."
      action={
        <Link to="/enrich" className={buttonClass('primary')}>
          Start enriching
        </Link>
      }
    />
  );
}

/** Keeps the page in the address, so that coming back from a profile shows the same rows. */
function usePage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const goTo = (next: number) =>
    setParams(
      (known) => {
        known.set('page', String(next));
        return known;
      },
      { replace: true },
    );
  return [page, goTo];
}
