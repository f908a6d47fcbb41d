import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

/** A secret that was just made and cannot be shown again. A click beside the dialog does not close it. */
export function SecretDialog({
  title,
  subtitle,
  of,
  secret,
  copy,
  children,
  onClose,
}: {
  title: string;
  subtitle: string;
  /** What it is the secret of, when the title does not say. */
  of?: string;
  secret: string;
  /** What the button that copies says. */
  copy: string;
  /** What it is for. */
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      title={title}
      subtitle={subtitle}
      closeOnOverlay={false}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      {of && <p className="mb-4 break-all text-ink-soft">{of}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-60 rounded-control border border-lead bg-paper px-3 py-2 break-all">
          {secret}
        </code>
        <CopyButton text={secret} label={copy} size="md" />
      </div>
      <p className="mt-4 text-ink-soft">{children}</p>
    </Dialog>
  );
}
