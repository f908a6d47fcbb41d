import { useState } from 'react';
import type { Webhook } from '../../../shared/contract/webhooks.ts';
import { errorText } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatDate, formatDateTime } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { useDeleteWebhook, useUpdateWebhook } from './webhooks.ts';

/** One webhook: where it goes, what it is told, how it fares, with what can be done with it. */
export function WebhookRow({ webhook, email }: { webhook: Webhook; email: string }) {
  const { id, url, events, active, failing_since: failing, switched_off_at: off } = webhook;
  const [open, setOpen] = useState<'edit' | 'deliveries'>();
  const update = useUpdateWebhook(email, id);
  const deleting = useDeleteWebhook(email, id);
  const toggle = () =>
    update.mutate(
      { active: !active },
      {
        onSuccess: () => toast.success(active ? 'Paused the webhook' : 'Resumed the webhook'),
        onError: (error) => toastFailure(errorText(error, 'The webhook could not be changed.'), error),
      },
    );
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-all">{url}</span>
        {!active && <Badge tone={off ? 'rose' : 'neutral'}>{off ? 'Switched off' : 'Paused'}</Badge>}
        {active && failing && <Badge tone="amber">Failing</Badge>}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">{events.join(', ')}</p>
      {off && (
        <p className="mt-1 text-sm text-rose">
          Switched off on {formatDate(off)}, because nothing was taken any more. What waits is kept: resume it when the
          receiver works again.
        </p>
      )}
      {active && failing && (
        <p className="mt-1 text-sm text-ink-soft">
          Nothing was taken since {formatDateTime(failing)}. It is tried again with growing pauses, and switched off
          after five days.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={`Deliveries to ${url}`} onClick={() => setOpen('deliveries')}>
          Deliveries
        </Button>
        <Button variant="secondary" size="sm" aria-label={`Edit ${url}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={update.isPending}
          aria-label={`${active ? 'Pause' : 'Resume'} ${url}`}
          onClick={toggle}
        >
          {active ? 'Pause' : 'Resume'}
        </Button>
        <ConfirmButton
          label="Delete"
          accessibleLabel={`Delete ${url}`}
          buttonSize="sm"
          title="Delete this webhook?"
          subtitle={url}
          keep="Keep it"
          confirm="Delete webhook"
          action={deleting}
          failure="The webhook could not be deleted."
        >
          <p>Nothing is sent to it any more, and its deliveries are deleted. This cannot be undone.</p>
        </ConfirmButton>
      </div>
      {open === 'edit' && <WebhookDialog email={email} webhook={webhook} onClose={() => setOpen(undefined)} />}
      {open === 'deliveries' && <DeliveriesDialog email={email} webhook={webhook} onClose={() => setOpen(undefined)} />}
    </li>
  );
}
