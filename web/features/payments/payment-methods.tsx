import clsx from 'clsx';
import { CreditCard, IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

export type PaymentMethod = 'indian' | 'card';

const METHODS: readonly { id: PaymentMethod; name: string; about: string; icon: ReactNode }[] = [
  {
    id: 'indian',
    name: 'Razorpay',
    about: 'UPI, cards, net banking and wallets in India',
    icon: <IndianRupee className="size-5" aria-hidden="true" />,
  },
  {
    id: 'card',
    name: 'Card payment',
    about: 'International credit and debit cards',
    icon: <CreditCard className="size-5" aria-hidden="true" />,
  },
];

/** The ways to pay, one of them chosen. @param error tied to the whole choice */
export function PaymentMethods({
  value,
  onChange,
  error,
  disabled,
}: {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  error: string | null;
  disabled: boolean;
}) {
  return (
    <Card className="p-5 sm:p-6">
      <fieldset disabled={disabled} aria-describedby={error ? 'method-error' : undefined}>
        <legend className="text-lg font-semibold">Payment method</legend>
        <div className="mt-4 flex flex-col gap-3">
          {METHODS.map(({ id, name, about, icon }) => (
            <label
              key={id}
              className={clsx(
                'flex cursor-pointer items-center gap-4 rounded-card border p-4 transition has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt',
                id === value ? 'border-cobalt bg-cobalt/5' : 'border-lead hover:border-edge',
              )}
            >
              <input
                type="radio"
                name="payment-method"
                className="size-5 shrink-0 accent-(--cobalt) outline-none"
                checked={id === value}
                onChange={() => onChange(id)}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-ink-soft">{about}</span>
              </span>
              <span className="text-ink-soft">{icon}</span>
            </label>
          ))}
        </div>
        {error && (
          <p id="method-error" role="alert" className="mt-3 text-sm text-rose">
            {error}
          </p>
        )}
      </fieldset>
    </Card>
  );
}
