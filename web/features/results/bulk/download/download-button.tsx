import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../../../api/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatNumber } from '../../../../ui/format.ts';
import { FailureId } from '../../../../ui/support-id.tsx';
import { toastFailure } from '../../../../ui/toast-failure.tsx';
import { downloadResults } from './download-results.ts';

/** Saves all results as a spreadsheet, once nothing of the batch runs or waits. */
export function DownloadButton({ batchId, ready }: { batchId: string; ready: boolean }) {
  const hintId = useId();
  const [collected, setCollected] = useState<{ count: number; total: number } | null>(null);
  const download = useMutation({
    mutationFn: () => downloadResults(batchId, (count, total) => setCollected({ count, total })),
    onMutate: () => setCollected({ count: 0, total: 0 }),
    onError: (failure) => toastFailure('Failed to generate download', failure),
    onSettled: () => setCollected(null),
  });
  const problem = download.error && `Failed to generate download. ${errorText(download.error, '')}`;
  const hint = collected
    ? collected.total > 0 && `Collected ${formatNumber(collected.count)} of ${formatNumber(collected.total)} profiles`
    : !ready && 'Ready when nothing runs or waits';
  return (
    <div className="flex flex-col gap-1 max-sm:w-full lg:items-end">
      <Button
        disabled={!ready}
        busy={download.isPending}
        aria-describedby={hintId}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => download.mutate()}
      >
        Download CSV
      </Button>
      <p
        id={hintId}
        className={problem ? 'text-sm text-rose' : 'tabular text-sm text-ink-soft'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? (hint || 'A spreadsheet (xlsx) of all results')}
      </p>
      <FailureId error={download.error} />
    </div>
  );
}
