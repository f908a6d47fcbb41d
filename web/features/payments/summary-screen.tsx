import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useNavigate } from '../../routing/address.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { toast } from '../../ui/toast.tsx';
import { SuccessOverlay } from './checkout/success-overlay.tsx';
import { TestCheckout } from './checkout/test-checkout.tsx';
import { type PurchaseNotice, TOAST, usePurchase } from './checkout/use-purchase.ts';
import { readChosenPlan } from './chosen-plan.ts';
import { OrderSummary } from './order-summary.tsx';
import { type PaymentMethod, PaymentMethods } from './payment-methods.tsx';

const CouponModal = lazyDialog(() => import('./coupon-modal.tsx'));
const UNSUPPORTED = 'Please select a supported payment method.';
const STAGE_TEXTS = { idle: '', ordering: 'Opening the checkout…', paying: '', confirming: 'Confirming your payment…' };

/** The chosen plan, the ways to pay for it, and everything that happens until it is credited. */
export function SummaryScreen() {
  const state = useHistoryState<unknown>();
  const navigate = useNavigate();
  const plan = readChosenPlan(state);
  const [method, setMethod] = useState<PaymentMethod>('indian');
  const [unsupported, setUnsupported] = useState(false);
  const [coupon, setCoupon] = useState(false);
  const { stage, notice, test, bought, forgetNotice, buy } = usePurchase();
  const busy = stage !== 'idle' || bought !== null;

  function pay() {
    forgetNotice();
    if (method === 'indian') return void buy(plan);
    setUnsupported(true);
    toast.error(UNSUPPORTED, { id: TOAST });
  }
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <div>
        <Link to="/purchase-credits" className="inline-flex min-h-11 items-center gap-1.5 text-cobalt hover:underline">
          <ArrowLeft className="size-4" aria-hidden="true" />
          All plans
        </Link>
        <h1 className="mt-1 text-2xl">Payment Summary</h1>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PaymentMethods
          value={method}
          onChange={(next) => {
            setMethod(next);
            setUnsupported(false);
          }}
          error={unsupported ? UNSUPPORTED : null}
          disabled={busy}
        />
        <OrderSummary plan={plan} busy={busy} onPay={pay} onCoupon={() => setCoupon(true)}>
          {notice && <Notice notice={notice} />}
          {stage === 'confirming' && (
            <p className="mt-4 text-sm text-ink-soft">Confirming your payment. Please do not close this page.</p>
          )}
        </OrderSummary>
      </div>
      <LiveRegion everyMs={0} text={STAGE_TEXTS[stage]} />
      {coupon && <CouponModal onClose={() => setCoupon(false)} onGiveUp={() => setCoupon(false)} />}
      {test && <TestCheckout checkout={test} />}
      {bought && <SuccessOverlay bought={bought} onDone={() => navigate('/', { replace: true })} />}
    </div>
  );
}

function Notice({ notice }: { notice: PurchaseNotice }) {
  const isError = notice.tone === 'error';
  return (
    <div
      className={`mt-4 rounded-control px-3 py-2 text-sm break-words ${isError ? 'bg-rose/10 text-rose' : 'bg-lead/40 text-ink'}`}
    >
      <div role={isError ? 'alert' : 'status'}>
        <p>{notice.text}</p>
        {notice.undecided && (
          <p className="mt-1">
            If the payment went through, its credits are added by themselves within minutes. Please do not pay again.
          </p>
        )}
      </div>
      <FailureId error={notice.failure} className="mt-1" />
    </div>
  );
}
