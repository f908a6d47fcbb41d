import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { VerifyResponse } from '../../../../shared/contract/payments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCount, formatNumber } from '../../../ui/format.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

const COUNTDOWN_MS = 3_000;
const STEP_MS = 100;

/** 'Payment Successful!', closing by itself after three seconds. @param onDone called once, by the timer or the user */
export function SuccessOverlay({ bought, onDone }: { bought: VerifyResponse; onDone: () => void }) {
  const [left, setLeft] = useState(COUNTDOWN_MS);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const until = performance.now() + COUNTDOWN_MS;
    const timer = setInterval(() => {
      const now = Math.max(0, until - performance.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      done();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil(left / 1_000);
  return (
    <Dialog
      open
      size="sm"
      onClose={onDone}
      closeOnOverlay={false}
      title="Payment Successful!"
      footer={
        <Button variant="secondary" className="w-full" onClick={onDone}>
          Go on now
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-2 text-center">
        <CircleCheck className="size-14 text-emerald" strokeWidth={1.5} aria-hidden="true" />
        <p className="tabular text-lg font-medium">{formatCount(bought.credits_added, 'credit')} added</p>
        <p className="tabular text-ink-soft">New balance: {formatNumber(bought.new_balance)}</p>
      </div>
      <ProgressBar
        className="mt-6"
        tone="emerald"
        label="Time until the redirect"
        percent={((COUNTDOWN_MS - left) / COUNTDOWN_MS) * 100}
      />
      <p className="tabular mt-2 text-center text-sm text-ink-soft" aria-hidden="true">
        Redirecting in {seconds} {seconds === 1 ? 'second' : 'seconds'}
      </p>
      <p className="sr-only">You are taken to the start page in 3 seconds.</p>
    </Dialog>
  );
}
