import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../shared/contract/webhooks.ts';
import { errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { countPages } from '../paging/count-pages.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { deliveriesQuery, useTestWebhook } from './webhooks.ts';

/** What a webhook was told and what it answered, with the means to send a test, or something again. */
export function DeliveriesDialog({
  email,
  webhook: { id, url, active },
  onClose,
}: {
  email: string;
  webhook: Webhook;
  onClose: () => void;
}) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(deliveriesQuery(email, id, page));
  const testing = useTestWebhook(email, id);
  const sendTest = () =>
    testing.mutate(undefined, {
      onSuccess: () => {
        setPage(1);
        toast.success('The test is on its way');
      },
      onError: (failure) => toastFailure(errorText(failure, 'The test could not be sent.'), failure),
    });
  return (
    <Dialog
      open
      title="Deliveries"
      subtitle={<span className="break-all">{url}</span>}
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button variant="secondary" busy={testing.isPending} disabled={!active} onClick={sendTest}>
            Send a test
          </Button>
          <Button onClick={onClose}>Close</Button>
        </ButtonRow>
      }
    >
      {!active && <p className="mb-3 text-ink-soft">This webhook is paused: nothing is sent until it is resumed.</p>}
      {data && data.deliveries.length > 0 && (
        <ul aria-label="Deliveries" className="divide-y divide-lead">
          {data.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} webhookId={id} email={email} canSend={active} />
          ))}
        </ul>
      )}
      {data?.deliveries.length === 0 && (
        <p className="text-ink-soft">Nothing was sent yet. Send a test to see whether it arrives.</p>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-rose">
          {errorText(error, 'The deliveries could not be read.')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
          <FailureId error={error} className="basis-full" />
        </div>
      )}
      {data && (
        <div className="mt-4">
          <Pagination
            label="Pages of deliveries"
            page={page}
            pageCount={countPages(data.pagination)}
            onPage={setPage}
          />
        </div>
      )}
    </Dialog>
  );
}
