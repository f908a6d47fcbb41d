import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks.ts';

/** The addresses of the user that are told what happens, and the means to look after them. */
export function WebhooksCard() {
  const { email } = useSession((user) => user);
  const { data, error, refetch } = useQuery(webhooksQuery(email));
  const [making, setMaking] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-md">
          <h2 className="text-lg">Webhooks</h2>
          <p className="mt-1 text-ink-soft">
            Leadlight calls an address of yours when something has ended, so that a program need not ask again and
            again.
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          Add webhook
        </Button>
      </div>
      {data && data.length > 0 && (
        <ul aria-label="Webhooks" className="mt-4 divide-y divide-lead border-t border-lead">
          {data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} email={email} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="mt-4 text-ink-soft">You have no webhooks.</p>}
      {!data && !error && <Skeleton className="mt-4 h-14" />}
      {!data && error && (
        <ReadFailed text={errorText(error, 'Your webhooks could not be read.')} onRetry={() => void refetch()}>
          <FailureId error={error} />
        </ReadFailed>
      )}
      {making && <WebhookDialog email={email} onClose={() => setMaking(false)} />}
    </Card>
  );
}
