import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminOrder, AdminOrderResponse } from '../../../../shared/contract/admin/orders.ts';
import { api, errorText } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatCount, formatDateTime, formatNumber } from '../../../ui/format.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { DetailHeading } from '../actions/detail-heading.tsx';
import { DetailWaiting } from '../actions/detail-waiting.tsx';
import { Fact } from '../actions/fact.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';
import { formatPaise } from './format-paise.ts';
import { OrderState } from './order-state.tsx';
import { ProviderSays } from './provider-says.tsx';

function orderQuery(order_id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', order_id],
    queryFn: ({ signal }) => api('readOrder', { params: { order_id }, signal }),
  });
}

/** One order: what is known here, what the provider says, its refunds. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery(orderQuery(orderId));
  return (
    <div className="flex flex-col gap-6">
      <DetailHeading param="order" back="Back to the orders">
        {orderId}
      </DetailHeading>
      {!data ? (
        <DetailWaiting error={error} failed="This order could not be read." onRetry={() => void refetch()} />
      ) : (
        <>
          <Card className="flex flex-col gap-5 p-5">
            <OrderFacts order={data.order} />
            <OrderActions data={data} />
          </Card>
          <ProviderSays data={data} />
        </>
      )}
    </div>
  );
}

function OrderFacts({ order }: { order: AdminOrder }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label="State">
        <OrderState order={order} />
      </Fact>
      <Fact label="User">{order.email ?? `A deleted account (${order.user_id})`}</Fact>
      <Fact label="Opened">{formatDateTime(order.created_at)}</Fact>
      <Fact label="Amount">{formatPaise(order.amount, order.currency)}</Fact>
      <Fact label="Credits">{formatNumber(order.credits)}</Fact>
      <Fact label="Payment">{order.payment_id ?? 'None yet'}</Fact>
      {order.refunded > 0 && <Fact label="Given back">{formatPaise(order.refunded, order.currency)}</Fact>}
      {order.refunded > 0 && <Fact label="Credits taken back">{formatNumber(order.credits_taken)}</Fact>}
      {order.credits_owed > 0 && (
        <Fact label="Credits that were spent already">
          {formatNumber(order.credits_owed)}. They are taken when the user has some and the provider is asked again.
        </Fact>
      )}
      {order.trouble !== null && <Fact label="Trouble">{order.trouble}</Fact>}
    </dl>
  );
}

function OrderActions({ data }: { data: AdminOrderResponse }) {
  const { order } = data;
  const queries = useQueryClient();
  const params = { order_id: order.order_id };
  const check = useMutation({
    mutationFn: () => api('checkOrder', { params }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      toast.success('The provider was asked again.');
    },
    onError: (error) => toastFailure(errorText(error, 'The provider could not be asked.'), error),
  });
  const left = order.amount - order.refunded;
  return (
    <div className="flex flex-wrap gap-3 border-t border-lead pt-5">
      <Button variant="secondary" size="sm" busy={check.isPending} onClick={() => check.mutate()}>
        Ask the provider again
      </Button>
      {order.status === 'credited' && left > 0 && (
        <ReasonAction
          label="Refund"
          title="Refund this order?"
          confirm="Refund"
          variant="danger"
          done="The order was refunded."
          fields={
            <TextField
              label="Amount in rupees"
              name="rupees"
              type="number"
              inputMode="decimal"
              required
              min={1}
              max={left / 100}
              step={0.01}
              defaultValue={left / 100}
            />
          }
          act={({ form, reason, key }) =>
            api('refundOrder', { params, body: { amount: Math.round(Number(form.get('rupees')) * 100), reason, key } })
          }
        >
          The money goes back by the payment provider
          {order.provider === 'test' && ' (the test checkout: no money moves)'}, and the credits that belong to it are
          taken back, at most what the user can spend: {formatCount(order.credits - order.credits_taken, 'credit')} for
          all that is left.
        </ReasonAction>
      )}
    </div>
  );
}
