import { useState } from 'react';
import type { WebhookEvent } from '../../../shared/contract/webhook-events.ts';
import type { Webhook } from '../../../shared/contract/webhooks.ts';
import { ApiError, errorText } from '../../api/client.ts';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { EVENT_TEXTS, EVENTS } from './describe-events.ts';
import { NewWebhook } from './new-webhook.tsx';
import { useCreateWebhook, useUpdateWebhook } from './webhooks.ts';

/** Asks where a webhook goes and what it is told. @param webhook the one to change; without it one is made, and its secret shown this once */
export function WebhookDialog({ email, webhook, onClose }: { email: string; webhook?: Webhook; onClose: () => void }) {
  const creating = useCreateWebhook(email);
  const updating = useUpdateWebhook(email, webhook?.id ?? '');
  const saving = webhook ? updating : creating;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? ['batch.completed']);
  const [tried, setTried] = useState(false);
  const wrongUrl = /^https?:\/\/\S+$/i.test(url.trim()) ? null : 'Please enter an address that begins with https://.';
  const wrongEvents = events.length === 0;
  const refused = refusalOf(saving.error);

  if (creating.data) return <NewWebhook made={creating.data} onClose={onClose} />;

  function save() {
    setTried(true);
    if (wrongUrl || wrongEvents) return;
    const asked = { url: url.trim(), events: [...events] };
    if (!webhook) return creating.mutate(asked);
    updating.mutate(asked, {
      onSuccess: () => {
        toast.success('Saved the webhook');
        onClose();
      },
    });
  }
  const toggle = (one: WebhookEvent) =>
    setEvents(EVENTS.filter((event) => (event === one ? !events.includes(event) : events.includes(event))));

  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add a webhook'}
      submit={webhook ? 'Save' : 'Add webhook'}
      busy={saving.isPending}
      isChanged={url !== (webhook?.url ?? '')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Address"
        hint="Called with POST, such as: https://example.com/leadlight"
        type="url"
        inputMode="url"
        value={url}
        maxLength={2_000}
        error={tried ? (wrongUrl ?? refused) : null}
        onChange={(event) => {
          saving.reset();
          setUrl(event.target.value);
        }}
      />
      <CheckboxList
        label="What it is told"
        options={EVENTS.map((value) => ({ value, name: EVENT_TEXTS[value], meaning: <code>{value}</code> }))}
        chosen={events}
        onToggle={toggle}
        error={tried && wrongEvents ? 'Choose at least one event.' : null}
      />
      {saving.error && !refused && (
        <p role="alert" className="text-rose">
          {errorText(saving.error, 'The webhook could not be saved.')}
        </p>
      )}
      {!refused && <FailureId error={saving.error} />}
    </FormDialog>
  );
}

/** What is wrong with the address itself, as the server found it. */
function refusalOf(error: unknown): string | null {
  const isRefused = error instanceof ApiError && error.code === 'webhook_address_refused';
  return isRefused ? (error.details ?? error.message) : null;
}
