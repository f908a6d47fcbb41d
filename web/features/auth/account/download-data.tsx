import { Download } from 'lucide-react';
import { useState } from 'react';
import { apiFile, errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Everything kept for the user as a file. */
export function DownloadData() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const address = URL.createObjectURL(await apiFile('exportAccount'));
      const link = document.createElement('a');
      link.href = address;
      link.download = `leadlight-export-${new Date().toISOString().slice(0, 10)}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (failure) {
      toast.error(errorText(failure, 'Your data could not be downloaded.'));
    } finally {
      setBusy(false);
    }
  }

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
        busy={busy}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </Card>
  );
}
