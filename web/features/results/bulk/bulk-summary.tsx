import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { BatchResponse } from '../../../../shared/contract/enrichment.ts';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { endedCount, roughDuration } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The state of the batch: counts by status, credits, time left at the measured rate, and what can be done with it. */
export function BulkSummary({ batch, actions }: { batch: BatchResponse['batch']; actions: ReactNode }) {
  const { counts, total } = batch;
  const left = useTimeLeft(counts, total);
  const ended = endedCount(counts);
  const finished = ended >= total;
  return (
    <Card className="overflow-hidden">
      <ProgressBar
        percent={total === 0 ? 0 : (ended / total) * 100}
        label="Profiles done"
        tone={finished ? 'emerald' : 'cobalt'}
        className="h-1 rounded-none"
      />
      <div className="flex flex-col gap-x-6 gap-y-4 px-4 py-3.5 lg:flex-row lg:items-center lg:justify-between">
        <dl className="grid grid-cols-[auto_auto_auto] justify-between gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:justify-start sm:gap-x-9">
          <Figure name="Completed" tone="text-emerald">
            {formatNumber(counts.completed)}
            <span className="font-normal text-ink-soft"> / {formatNumber(total)}</span>
          </Figure>
          <Figure name="Running" tone={counts.running > 0 ? 'text-amber' : undefined}>
            {formatNumber(counts.running)}
          </Figure>
          {counts.pending > 0 && <Figure name="Waiting">{formatNumber(counts.pending)}</Figure>}
          <Figure name="Failed" tone={counts.failed > 0 ? 'text-rose' : undefined}>
            {formatNumber(counts.failed)}
          </Figure>
          {counts.cancelled > 0 && <Figure name="Cancelled">{formatNumber(counts.cancelled)}</Figure>}
          <Figure name="Credits used" tone="text-amber">
            {formatNumber(batch.credits_used)}
          </Figure>
          {!finished && batch.credits_held > 0 && (
            <Figure name="Credits held">{formatNumber(batch.credits_held)}</Figure>
          )}
          {!finished && <Figure name="Time left">{left === null ? 'Measuring...' : roughDuration(left)}</Figure>}
        </dl>
        <div className="flex shrink-0 flex-wrap items-start gap-3">{actions}</div>
      </div>
      <LiveRegion
        everyMs={5_000}
        text={
          finished
            ? `All done: ${counts.completed} completed, ${counts.failed} failed, ${counts.cancelled} cancelled`
            : `${ended} of ${total} profiles done`
        }
      />
    </Card>
  );
}

function Figure({ name, tone, children }: { name: string; tone?: string | undefined; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={clsx('tabular text-lg font-semibold whitespace-nowrap', tone)}>{children}</dd>
    </div>
  );
}
