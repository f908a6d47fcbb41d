import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { formatCount, formatDate, formatNumber } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recentTransactionsQuery } from './credit-queries.ts';
import { type DayUsage, usagePerDay } from './usage-per-day.ts';

const DAYS = 30;
const WIDTH = 300;
const HEIGHT = 72;
const STEP = WIDTH / DAYS;

/** Credits used on each of the last thirty days. Says nothing when they cannot be read: the table beside it does. */
export function UsageChart() {
  const email = useSession((user) => user.email);
  const { data, isPending } = useQuery(recentTransactionsQuery(email, DAYS));
  if (isPending) return <Skeleton className="h-28" />;
  if (!data) return null;
  const usage = usagePerDay(data, DAYS);
  const total = usage.reduce((sum, { used }) => sum + used, 0);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
        <span>Credits used per day</span>
        <span className="tabular">{formatNumber(total)} in the last 30 days</span>
      </figcaption>
      <Bars usage={usage} total={total} />
      <div className="mt-1 flex justify-between text-xs text-ink-soft" aria-hidden="true">
        <span>{usage[0] && formatDate(usage[0].day.toISOString())}</span>
        <span>Today</span>
      </div>
    </figure>
  );
}

function Bars({ usage, total }: { usage: readonly DayUsage[]; total: number }) {
  const most = usage.reduce((best, entry) => (entry.used > best.used ? entry : best));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2 h-18 w-full"
      role="img"
      aria-label={describeUsage(most, total)}
    >
      {usage.map(({ day, used }, index) => {
        const height = most.used === 0 ? 0 : (used / most.used) * (HEIGHT - 4);
        return (
          <g key={day.getTime()}>
            <title>{`${formatDate(day.toISOString())}: ${formatCount(used, 'credit')}`}</title>
            <rect x={index * STEP} width={STEP} height={HEIGHT} fill="transparent" />
            <rect x={index * STEP + 1} y={HEIGHT - 2} width={STEP - 2} height={2} fill="var(--lead)" />
            {used > 0 && (
              <rect
                x={index * STEP + 1}
                y={HEIGHT - Math.max(3, height)}
                width={STEP - 2}
                height={Math.max(3, height)}
                fill="var(--amber)"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The chart in words. */
function describeUsage(most: DayUsage, total: number): string {
  if (total === 0) return 'No credits were used in the last 30 days.';
  const day = formatDate(most.day.toISOString());
  return `${formatCount(total, 'credit')} used in the last 30 days, most of them on ${day}: ${formatNumber(most.used)}.`;
}
