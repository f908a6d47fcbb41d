import clsx from 'clsx';
import { Link } from 'wouter';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { buttonClass } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Table, Td, Th } from '../../ui/table.tsx';
import { countPages } from '../paging/count-pages.ts';
import { ListFailed } from '../paging/list-failed.tsx';
import { useLastPageAtMost, usePageParam } from '../paging/use-page-param.ts';
import { useBatchPage } from '../results/batch-query.ts';
import { profileSlug, showUrl } from '../results/profile-cards.ts';
import { HistoryStatusWord } from './history-status-word.tsx';
import { historyStatus } from './summarise-entry.ts';
import { TABLE_CLASS, WaitingRows } from './waiting-rows.tsx';

/** On a phone the action stays visible while the rest scrolls. */
const ACTION_CELL = 'bg-pane max-sm:sticky max-sm:right-0 max-sm:border-l max-sm:border-l-lead';

/** The profiles of one request, ten a page: a request may hold thousands. */
export function HistoryDetail({ batchId }: { batchId: string }) {
  const [page, goTo] = usePageParam('rows');
  const { data, error, isPlaceholderData, refetch } = useBatchPage(batchId, page);
  const pageCount = countPages(isPlaceholderData ? undefined : data?.pagination);
  useLastPageAtMost(page, pageCount, goTo);

  if (error && !data) return <ListFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <Table
        aria-label="Profiles of this enrichment"
        aria-busy={isPlaceholderData || !data}
        className={clsx(TABLE_CLASS, isPlaceholderData && 'opacity-60')}
      >
        <thead>
          <tr>
            <Th>Profile Link</Th>
            <Th>Parameters</Th>
            <Th>Credits Used</Th>
            <Th>Status</Th>
            <Th className={ACTION_CELL}>Action</Th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {data?.jobs.map((job) => <ProfileRow key={job.job_id} job={job} />) ?? <WaitingRows columns={5} />}
        </tbody>
      </Table>
      {data && (
        <Pagination page={page} pageCount={countPages(data.pagination)} onPage={goTo} label="Pages of profiles" />
      )}
    </div>
  );
}

function ProfileRow({ job }: { job: Job }) {
  const slug = profileSlug(job.linkedin_url);
  return (
    <tr>
      <Td className="max-w-24 sm:max-w-64">
        <a
          href={showUrl(job.linkedin_url)}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-6 max-w-full items-center text-cobalt underline-offset-4 hover:underline"
        >
          <span className="truncate" title={showUrl(job.linkedin_url)}>
            {slug}
          </span>
        </a>
      </Td>
      <Td>{formatNumber(job.total_parameters_requested)}</Td>
      <Td>{formatNumber(job.credits_used)}</Td>
      <Td>
        <HistoryStatusWord brief status={historyStatus(job.status)} />
      </Td>
      <Td className={ACTION_CELL}>
        <Link
          replace
          to={`/enriched_profile?jobId=${encodeURIComponent(job.job_id)}`}
          aria-label={`View ${slug}`}
          className={buttonClass('secondary', 'sm')}
        >
          View
        </Link>
      </Td>
    </tr>
  );
}
