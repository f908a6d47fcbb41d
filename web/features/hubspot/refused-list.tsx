import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/client.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { countPages } from '../paging/count-pages.ts';
import { pushQuery } from './pushes.ts';

/** Who was not pushed, and why. */
export function RefusedList({ email, pushId }: { email: string; pushId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(pushQuery(email, pushId, page));
  if (!data) {
    if (!error) return <Skeleton className="h-24" />;
    return (
      <ReadFailed text={errorText(error, 'Who was refused could not be read.')} onRetry={() => void refetch()}>
        <FailureId error={error} />
      </ReadFailed>
    );
  }
  return (
    <>
      <ul aria-label="Not pushed" className="divide-y divide-lead border-y border-lead">
        {data.push.refused.map(({ job_id: jobId, linkedin_url: url, reason }) => (
          <li key={jobId} className="py-2">
            <p className="font-medium break-all">
              {url ? decodeURI(url.replace(/^https:\/\/www\./, '')) : 'A profile that was deleted'}
            </p>
            <p className="text-sm text-ink-soft">{reason}</p>
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of those who were not pushed"
        page={page}
        pageCount={countPages(data.pagination)}
        onPage={setPage}
      />
    </>
  );
}
