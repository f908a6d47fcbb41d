import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from '../../routing/address.ts';
import { formatDate } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePageParam } from '../paging/use-page-param.ts';
import { batchPageQuery } from '../results/batch-query.ts';
import { HistoryDetail } from './history-detail.tsx';
import { HistoryList } from './history-list.tsx';

/** Two views in one address: the list of requests, and with `batch` the profiles of one of them. */
export function EnrichmentHistoryScreen() {
  const [params, setParams] = useSearchParams();
  const batchId = params.get('batch');
  const heading = useHeadingFocus(batchId);

  const show = (batch: string | null) =>
    setParams((known) => {
      known.delete('rows');
      known.delete('batch');
      if (batch !== null) known.set('batch', batch);
      return known;
    });
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <div className="flex items-center gap-2">
        {batchId !== null && (
          <IconButton
            label="Back to the history"
            className="-ml-2"
            icon={<ArrowLeft className="size-5" aria-hidden="true" />}
            onClick={() => show(null)}
          />
        )}
        <h1 ref={heading} className="text-2xl" tabIndex={-1}>
          {batchId === null ? 'Enrichment History' : <DetailTitle batchId={batchId} />}
        </h1>
      </div>
      {batchId === null ? <HistoryList onOpen={show} /> : <HistoryDetail key={batchId} batchId={batchId} />}
    </div>
  );
}

function DetailTitle({ batchId }: { batchId: string }) {
  const [page] = usePageParam('rows');
  const { data } = useQuery({ ...batchPageQuery(batchId, page), placeholderData: keepPreviousData });
  return data ? `Enriched on ${formatDate(data.batch.created_at)}` : 'Enriched profiles';
}

/** Moves the focus to the heading when the view changes, as when a page opens. */
function useHeadingFocus(view: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
