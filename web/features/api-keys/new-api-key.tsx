import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A key that was just made, with its secret, which cannot be shown again. */
export function NewApiKey({
  made: { key, secret },
  onClose,
}: {
  made: { key: { name: string }; secret: string };
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      title={`Your new key "${key.name}"`}
      subtitle="Copy it now: it is not kept, and cannot be shown again."
      closeOnOverlay={false}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-60 rounded-control border border-lead bg-paper px-3 py-2 break-all">
          {secret}
        </code>
        <CopyButton text={secret} label="Copy key" size="md" />
      </div>
      <p className="mt-4 text-ink-soft">
        Programs send it with every call, in the header <code>Authorization: Bearer</code>. Whoever has the key can do
        what it may do, so keep it like a password.
      </p>
    </Dialog>
  );
}
