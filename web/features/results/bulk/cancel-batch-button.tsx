import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { useCancelBatch } from './cancel-batch.ts';

/** Cancels what is left of a batch, after a confirmation. */
export function CancelBatchButton({
  batchId,
  left,
  creditsHeld,
}: {
  batchId: string;
  left: number;
  creditsHeld: number;
}) {
  return (
    <ConfirmButton
      label="Cancel the rest"
      title="Cancel what is left?"
      keep="Keep going"
      confirm={`Cancel ${formatCount(left, 'profile')}`}
      action={useCancelBatch(batchId)}
      failure="The rest could not be cancelled."
    >
      <p>
        {formatCount(left, 'profile')} that {left === 1 ? 'is' : 'are'} waiting or running will be stopped.
      </p>
      <p className="mt-2 text-ink-soft">
        Profiles that are done stay as they are. Of the {formatCount(creditsHeld, 'credit')} set aside for the rest,
        what was not delivered comes back to your balance.
      </p>
    </ConfirmButton>
  );
}
