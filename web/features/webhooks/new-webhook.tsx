import { SecretDialog } from '../../ui/secret-dialog.tsx';

/** A webhook that was just made, with the secret that signs, which cannot be shown again. */
export function NewWebhook({
  made: { webhook, secret },
  onClose,
}: {
  made: { webhook: { url: string }; secret: string };
  onClose: () => void;
}) {
  return (
    <SecretDialog
      title="Your new webhook"
      subtitle="Copy the signing secret now: it cannot be shown again."
      of={webhook.url}
      secret={secret}
      copy="Copy secret"
      onClose={onClose}
    >
      With it your program checks that a call comes from here, by any library of Standard Webhooks. Send a test under
      Deliveries to see that it arrives.
    </SecretDialog>
  );
}
