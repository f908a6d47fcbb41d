import clsx from 'clsx';
import { Sparkle } from 'lucide-react';
import { useId } from 'react';
import { MINIMUM_CREDITS } from '../../../../shared/pricing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { BEST_VALUE, type Plan } from '../chosen-plan.ts';
import { formatPerCredit, formatRupees } from '../money.ts';

/** One credit pack with its price; the one with the cheapest credits is marked. */
export function PlanCard({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const id = useId();
  const isBest = plan === BEST_VALUE;
  return (
    <Card className={clsx('flex flex-col p-5', isBest && 'border-cobalt ring-1 ring-cobalt')}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <Badge tone={plan.price < plan.originalPrice ? 'emerald' : 'neutral'}>{plan.label}</Badge>
        {isBest && (
          <Badge tone="amber" icon={<Sparkle className="size-3.5" aria-hidden="true" />}>
            Best value
          </Badge>
        )}
      </div>
      <h2 id={id} className="tabular mt-4 text-lg">
        {formatNumber(plan.credits)} credits
      </h2>
      <p className="tabular mt-1 flex items-baseline gap-2 whitespace-nowrap">
        <span className="text-3xl font-semibold tracking-tight">{formatRupees(plan.price)}</span>
        <s className="text-ink-soft">
          <span className="sr-only">instead of </span>
          {formatRupees(plan.originalPrice)}
        </s>
      </p>
      <p className="tabular mt-1 text-ink-soft">{formatPerCredit(plan)} per credit</p>
      <p className="tabular mt-4 mb-5 text-sm text-ink-soft">
        Enough for {formatNumber(Math.floor(plan.credits / MINIMUM_CREDITS))} profiles with {MINIMUM_CREDITS} values
        each
      </p>
      <Button
        variant={isBest ? 'primary' : 'secondary'}
        size="lg"
        className="mt-auto w-full"
        aria-describedby={id}
        onClick={onBuy}
      >
        Buy Now
      </Button>
    </Card>
  );
}
