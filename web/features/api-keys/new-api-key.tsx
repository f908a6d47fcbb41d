import { SecretDialog } from '../../ui/secret-dialog.tsx';

/** A key that was just made, with its secret, which cannot be shown again. */
export function NewApiKey({
  made: { key, secret },
  onClose,
}: {
  made: { key: { name: string }; secret: string };
  onClose: () => void;
}) {
  return (
    <SecretDialog
      title={`Your new key "${key.name}"`}
      subtitle="Copy it now: it is not kept, and cannot be shown again."
      secret={secret}
      copy="Copy key"
      onClose={onClose}
    >
      Programs send it with every call, in the header <code>Authorization: Bearer</code>. Whoever has the key can do
      what it may do, so keep it like a password.
    </SecretDialog>
  );
}
