import { FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureId } from '../../../ui/support-id.tsx';
import { formatRupees } from '../money.ts';
import { useFailTestOrder, usePayTestOrder } from './purchase-calls.ts';
import type { OpenTestCheckout } from './use-purchase.ts';

/** The test checkout in place of a provider's: can be paid, failed or closed, and says clearly that it is a test. */
export function TestCheckout({ checkout: { order, end } }: { checkout: OpenTestCheckout }) {
  const payButton = useRef<HTMLButtonElement>(null);
  const pay = usePayTestOrder(order.order_id, (payment) => end({ kind: 'paid', payment }));
  const fail = useFailTestOrder(order.order_id, (description) => end({ kind: 'failed', description }));
  const doing = pay.isPending || fail.isPending;
  const error = pay.error ?? fail.error;

  function run(chosen: typeof pay | typeof fail) {
    pay.reset();
    fail.reset();
    chosen.mutate();
  }

  return (
    <Dialog
      open
      size="sm"
      // Closing while a payment is being sent would report it as cancelled.
      onClose={() => !doing && end({ kind: 'cancelled' })}
      closeOnOverlay={false}
      initialFocus={payButton}
      title="Test checkout"
      subtitle={
        <Badge tone="amber" icon={<FlaskConical className="size-3.5" aria-hidden="true" />}>
          Test payment, no money moves
        </Badge>
      }
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="danger" size="lg" busy={fail.isPending} disabled={doing} onClick={() => run(fail)}>
            Fail
          </Button>
          <Button ref={payButton} size="lg" busy={pay.isPending} disabled={doing} onClick={() => run(pay)}>
            Pay
          </Button>
        </div>
      }
    >
      <div className="flex items-baseline justify-between gap-4">
        <span>{order.description}</span>
        <span className="tabular text-2xl font-semibold whitespace-nowrap">{formatRupees(order.amount / 100)}</span>
      </div>
      <p className="mt-1 text-sm break-all text-ink-soft">Order {order.order_id}</p>
      <p className="mt-4 text-ink-soft">
        This server has no payment provider. Pay, fail or close as a provider’s checkout would end; the credits are
        added for real.
      </p>
      {error && (
        <p role="alert" className="mt-4 text-rose">
          {errorText(error, 'The test checkout did not answer.')}
        </p>
      )}
      <FailureId error={error} className="mt-1" />
    </Dialog>
  );
}
