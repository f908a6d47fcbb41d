import type { AdminOrderResponse } from '../../../../shared/contract/admin/orders.ts';
import { formatDateTime } from '../../../ui/format.ts';
import { formatPaise } from './format-paise.ts';

const REFUND_STATES = { asked: 'asked for', done: 'done', refused: 'refused' };

/** What the payment provider says of an order now, what it told before, and the refunds that were asked for. */
export function ProviderSays({ data: { provider_says: said, events, refunds } }: { data: AdminOrderResponse }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <section>
        <h3 className="text-lg">The provider says</h3>
        {said.kind === 'silent' && <p className="mt-2 text-rose">It does not answer at the moment.</p>}
        {said.kind === 'unknown' && <p className="mt-2 text-ink-soft">It knows no such order.</p>}
        {said.kind === 'known' && (
          <ul className="mt-2 flex flex-col gap-2">
            <li>{said.paid ? 'The order is paid.' : 'The order is not paid.'}</li>
            {said.payments.map((payment) => (
              <li key={payment.id} className="break-words">
                {formatPaise(payment.amount, payment.currency)} {payment.status}
                {payment.refunded > 0 && `, ${formatPaise(payment.refunded, payment.currency)} given back`}{' '}
                <span className="text-sm break-all text-ink-soft">{payment.id}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3 className="text-lg">It told us</h3>
        {events.length === 0 && <p className="mt-2 text-ink-soft">Nothing yet.</p>}
        <ul className="mt-2 flex flex-col gap-2">
          {events.map(({ event, received_at }) => (
            <li key={`${event} ${received_at}`}>
              {event} <span className="text-sm text-ink-soft">{formatDateTime(received_at)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-lg">Refunds asked for here</h3>
        {refunds.length === 0 && <p className="mt-2 text-ink-soft">None.</p>}
        <ul className="mt-2 flex flex-col gap-2">
          {refunds.map(({ amount, reason, state, answer, created_at }) => (
            <li key={created_at} className="break-words">
              {formatPaise(amount)} {REFUND_STATES[state]}: {reason}{' '}
              <span className="text-sm text-ink-soft">
                {formatDateTime(created_at)}
                {answer && `, ${answer}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
