import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { MINIMUM_CREDITS } from '../../../shared/pricing.ts';
import { useSession } from '../../api/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatNumber } from '../../ui/format.ts';
import { balanceQuery } from './credit-queries.ts';
import { UsageChart } from './usage-chart.tsx';

/** What can be spent, what is held, what that is enough for, and the way to more; beside it the use of the last days. */
export function BalanceCard() {
  const { email, credits } = useSession((user) => user);
  const held = useQuery(balanceQuery(email)).data?.held ?? 0;
  return (
    <Card className="grid gap-x-10 gap-y-6 p-5 sm:p-6 lg:grid-cols-2">
      <div className="flex flex-col items-start gap-3">
        <div>
          <h2 className="text-sm font-normal tracking-normal text-ink-soft">Credit balance</h2>
          <p className="tabular mt-1 flex items-center gap-2.5 text-4xl font-semibold tracking-tight">
            <svg viewBox="0 0 12 12" className="size-6" aria-hidden="true">
              <path d="M1 1h10v7L6 11 1 8z" fill="var(--amber)" fillOpacity="0.35" stroke="var(--amber)" />
            </svg>
            {`${formatNumber(credits)} `}
            <span className="text-lg font-normal tracking-normal text-ink-soft">credits</span>
          </p>
        </div>
        {held > 0 && (
          <p className="flex items-center gap-1.5 text-amber">
            <Lock className="size-4" aria-hidden="true" />
            {formatNumber(held)} held for running enrichments; what is not used comes back.
          </p>
        )}
        <BalanceNote credits={credits} />
        <Link to="/purchase-credits" className={`${buttonClass('primary')} mt-auto`}>
          <Plus className="size-4" aria-hidden="true" />
          Buy More Credits
        </Link>
      </div>
      <UsageChart />
    </Card>
  );
}

function BalanceNote({ credits }: { credits: number }) {
  const enough = credits >= MINIMUM_CREDITS;
  return (
    <div className="text-ink-soft">
      {enough && (
        <p className="text-ink">
          You can enrich upto {formatNumber(Math.floor(credits / MINIMUM_CREDITS))}+ profiles with current credits
        </p>
      )}
      <p className={enough ? 'text-sm' : 'text-amber'}>
        At least {MINIMUM_CREDITS} credits are needed to enrich profiles.
      </p>
    </div>
  );
}
