import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A webhook that was just made, with the secret that signs, which cannot be shown again. */
export function NewWebhook({
  made: { webhook, secret },
  onClose,
}: {
  made: { webhook: { url: string }; secret: string };
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      title="Your new webhook"
      subtitle="Copy the signing secret now: it cannot be shown again."
      closeOnOverlay={false}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <p className="mb-4 break-all text-ink-soft">{webhook.url}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-60 rounded-control border border-lead bg-paper px-3 py-2 break-all">
          {secret}
        </code>
        <CopyButton text={secret} label="Copy secret" size="md" />
      </div>
      <p className="mt-4 text-ink-soft">
        With it your program checks that a call comes from here, by any library of Standard Webhooks. Send a test under
        Deliveries to see that it arrives.
      </p>
    </Dialog>
  );
}
