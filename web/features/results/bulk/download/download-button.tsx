import { useMutation } from '@tanstack/react-query';
import { Download, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ExportChoice } from '../../../../../shared/export-choices.ts';
import { errorText } from '../../../../api/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { FailureId } from '../../../../ui/support-id.tsx';
import { toastFailure } from '../../../../ui/toast-failure.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { DEFAULT_CHOICE, downloadResults } from './download-results.ts';

/** Saves all results as a sheet, or as another kind of file, once nothing of the batch runs or waits. */
export function DownloadButton({ batchId, ready }: { batchId: string; ready: boolean }) {
  const hintId = useId();
  const [choosing, setChoosing] = useState(false);
  const download = useMutation({
    mutationFn: (choice: ExportChoice) => downloadResults(batchId, choice),
    onSuccess: () => setChoosing(false),
    onError: (failure) => toastFailure('Failed to generate download', failure),
  });
  const problem = download.error && `Failed to generate download. ${errorText(download.error, '')}`;
  const hint = ready ? 'A spreadsheet (xlsx) of all results' : 'Ready when nothing runs or waits';
  return (
    <div className="flex flex-col gap-1 max-sm:w-full lg:items-end">
      <div className="flex items-center gap-2">
        <Button
          className="max-sm:flex-1"
          disabled={!ready}
          busy={download.isPending && !choosing}
          aria-describedby={hintId}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => download.mutate(DEFAULT_CHOICE)}
        >
          Download CSV
        </Button>
        <IconButton
          label="Other formats"
          disabled={!ready}
          icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
          onClick={() => {
            download.reset();
            setChoosing(true);
          }}
        />
      </div>
      <p
        id={hintId}
        className={problem ? 'text-sm text-rose' : 'tabular text-sm text-ink-soft'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? hint}
      </p>
      <FailureId error={download.error} />
      {choosing && (
        <DownloadDialog
          busy={download.isPending}
          problem={problem}
          onClose={() => setChoosing(false)}
          onDownload={(choice) => download.mutate(choice)}
        />
      )}
    </div>
  );
}
