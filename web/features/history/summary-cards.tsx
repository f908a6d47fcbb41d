import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { Card } from '../../ui/card.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UsageChart } from '../credits/usage-chart.tsx';
import { statisticsQuery } from './history-queries.ts';

/** The totals over all time, and the use of the last days. Totals that cannot be loaded are left blank, without an error. */
export function SummaryCards() {
  const email = useSession((user) => user.email);
  const { data, isPending } = useQuery(statisticsQuery(email));
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1fr_1fr_2fr]">
      <Total label="Profiles Enriched" value={data?.profiles_enriched} pending={isPending} />
      <Total label="Credits Used" value={data?.total_credits_used} pending={isPending} />
      <Card className="col-span-2 p-4 sm:p-5 lg:col-span-1">
        <UsageChart />
      </Card>
    </div>
  );
}

function Total({ label, value, pending }: { label: string; value: number | undefined; pending: boolean }) {
  return (
    <Card className="flex flex-col justify-center p-4 sm:p-5">
      <h2 className="text-sm font-normal tracking-normal text-ink-soft">{label}</h2>
      {pending ? (
        <Skeleton className="mt-2 h-9 w-20" />
      ) : (
        <p className="tabular mt-1 text-3xl font-semibold tracking-tight">
          {value === undefined ? <span className="text-ink-soft">–</span> : formatNumber(value)}
        </p>
      )}
    </Card>
  );
}
