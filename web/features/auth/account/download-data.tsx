import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { apiFile, errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toastFailure } from '../../../ui/toast-failure.tsx';

/** Downloads everything stored about the user as one file. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: async () => {
      saveFile(await apiFile('exportAccount'), `leadlight-export-${new Date().toISOString().slice(0, 10)}.json`);
    },
    onError: (failure) => toastFailure(errorText(failure, 'Your data could not be downloaded.'), failure),
  });
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5 sm:p-6">
      <div className="max-w-md">
        <h2 className="text-lg">Your data</h2>
        <p className="mt-1 text-ink-soft">
          Your profile and company, every enriched profile with where its values come from and what the sources said,
          all orders and credit transactions, in one JSON file.
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={download.isPending}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => download.mutate()}
      >
        Download my data
      </Button>
    </Card>
  );
}
