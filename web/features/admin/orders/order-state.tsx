import { CircleAlert, CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import type { AdminOrder } from '../../../../shared/contract/admin/orders.ts';

/** What became of an order, as words with an icon. */
export function OrderState({ order }: { order: AdminOrder }) {
  const { Icon, colour, words } = look(order);
  return (
    <span className={`inline-flex items-center gap-1.5 ${colour}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {words}
    </span>
  );
}

function look({ status, trouble, refunded, amount, credits_owed }: AdminOrder) {
  if (trouble !== null) return { Icon: CircleAlert, colour: 'text-rose', words: 'In trouble' };
  if (status === 'open') return { Icon: CircleDashed, colour: 'text-ink-soft', words: 'Open' };
  if (status === 'refunded') return { Icon: Undo2, colour: 'text-ink-soft', words: 'Refunded, never credited' };
  if (refunded === 0) return { Icon: CircleCheck, colour: 'text-emerald', words: 'Credited' };
  const words = refunded >= amount ? 'Refunded' : 'Refunded in part';
  if (credits_owed > 0) return { Icon: CircleAlert, colour: 'text-amber', words: `${words}, credits missing` };
  return { Icon: Undo2, colour: 'text-ink-soft', words };
}
