import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../api/client.ts';
import { batchKey } from '../../../api/live/enrichment-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCount } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { cancelBatch } from '../batch-query.ts';

/** Stops what is left of a batch, after saying what that means. */
export function CancelBatch({ batchId, left, creditsHeld }: { batchId: string; left: number; creditsHeld: number }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function cancel() {
    setBusy(true);
    setProblem(null);
    try {
      const cancelled = await cancelBatch(batchId);
      toast.success(`${formatCount(cancelled, 'profile')} cancelled`);
      setAsking(false);
    } catch (error) {
      setProblem(errorText(error, 'The rest could not be cancelled.'));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: batchKey(batchId) });
    }
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel the rest
      </Button>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => setAsking(false)}
        title="Cancel what is left?"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep going
            </Button>
            <Button variant="danger" busy={busy} onClick={cancel}>
              Cancel {formatCount(left, 'profile')}
            </Button>
          </div>
        }
      >
        <p>
          {formatCount(left, 'profile')} that {left === 1 ? 'is' : 'are'} waiting or running will be stopped.
        </p>
        <p className="mt-2 text-ink-soft">
          Profiles that are done stay as they are. Of the {formatCount(creditsHeld, 'credit')} set aside for the rest,
          what was not delivered comes back to your balance.
        </p>
        {problem && (
          <p role="alert" className="mt-3 text-rose">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
