import { TicketPercent } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatNumber } from '../../ui/format.ts';
import type { Plan } from './chosen-plan.ts';
import { formatPerCredit, formatRupees } from './money.ts';

/** What is bought, what it costs, and the button that pays for it. @param children what is to be said about the payment */
export function OrderSummary({
  plan,
  busy,
  onPay,
  onCoupon,
  children,
}: {
  plan: Plan;
  busy: boolean;
  onPay: () => void;
  onCoupon: () => void;
  children: ReactNode;
}) {
  const payButton = useFocusAfterWork(busy);
  const saving = plan.originalPrice - plan.price;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Summary</h2>
      <dl className="tabular mt-4 flex flex-col gap-3">
        <Line label="Credits">{formatNumber(plan.credits)}</Line>
        <Line label="Price per credit">{formatPerCredit(plan)}</Line>
        <Line label="Total">{formatRupees(plan.price)}</Line>
      </dl>
      <Button
        variant="quiet"
        className="mt-3 -ml-4"
        icon={<TicketPercent className="size-4" aria-hidden="true" />}
        disabled={busy}
        onClick={onCoupon}
      >
        Apply Coupon
      </Button>
      <div className="tabular mt-3 flex items-baseline justify-between gap-4 border-t border-lead pt-4">
        <span className="text-lg font-semibold">To Pay</span>
        <span className="text-2xl font-semibold whitespace-nowrap">{formatRupees(plan.price)}</span>
      </div>
      <Button ref={payButton} size="lg" className="mt-4 w-full" busy={busy} onClick={onPay}>
        {busy ? 'Processing…' : 'Pay'}
      </Button>
      {children}
      {saving > 0 && (
        <p className="tabular mt-3 rounded-control bg-emerald/10 px-3 py-2 text-center text-sm font-medium text-emerald">
          You are saving {formatRupees(saving)} on this order
        </p>
      )}
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** A disabled button loses the focus and a closed checkout cannot return it: this gives it back when the work is done. */
function useFocusAfterWork(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isOver = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (isOver && (document.activeElement ?? document.body) === document.body) button.current?.focus();
  }, [busy]);
  return button;
}
