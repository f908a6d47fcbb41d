import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PushDialog } from './push-dialog.tsx';

/** Pushes all results of a request to HubSpot once nothing of it runs or waits. */
export function PushButton({ batchId, ready }: { batchId: string; ready: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        disabled={!ready}
        icon={<Send className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Push to HubSpot
      </Button>
      {open && <PushDialog batchId={batchId} onClose={() => setOpen(false)} />}
    </>
  );
}
