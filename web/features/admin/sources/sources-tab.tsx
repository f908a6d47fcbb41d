import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSource } from '../../../../shared/contract/admin/sources.ts';
import { api, errorText } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount, formatDateTime, formatNumber } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { DetailWaiting } from '../actions/detail-waiting.tsx';
import { Fact } from '../actions/fact.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';
import { CallFacts, isLimitReached, LimitCalls } from './call-limits.tsx';

const sourcesQuery = queryOptions({
  queryKey: ['admin', 'sources'],
  queryFn: ({ signal }) => api('listSources', { signal }),
  refetchInterval: 15_000,
});

const ROLES = {
  profiles: 'Knows people by their profiles',
  facts: 'Adds facts',
  'language-model': 'Writes the AI-generated values',
  sample: 'Invented people',
};

/** The sources: how often they have what is asked for, what that costs, what is left of today, and pausing them. */
export default function SourcesTab() {
  const { data, error, refetch } = useQuery(sourcesQuery);
  if (!data)
    return <DetailWaiting error={error} failed="The sources could not be read." onRetry={() => void refetch()} />;
  if (data.sources.length === 0)
    return (
      <Card>
        <EmptyState title="No sources">Nothing is configured that could be asked about people.</EmptyState>
      </Card>
    );
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {data.sources.map((source) => (
        <li key={source.id}>
          <SourceCard source={source} />
        </li>
      ))}
    </ul>
  );
}

function SourceCard({ source }: { source: AdminSource }) {
  const { label, role, asked, found, cost_usd, quotas, calls, answers_kept, failures, paused, resting } = source;
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-2 text-lg">
            {label}
            {paused && <Badge tone="rose">Paused</Badge>}
            {!paused && resting && <Badge tone="amber">Resting</Badge>}
            {isLimitReached(calls) && <Badge tone="amber">Limit reached</Badge>}
          </h2>
          <p className="text-sm text-ink-soft">{ROLES[role]}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {calls && <LimitCalls source={source} calls={calls} />}
          {paused ? <Resume source={source} /> : <Pause source={source} />}
        </div>
      </div>
      {paused && (
        <p className="text-sm">
          Paused by {paused.by} on {formatDateTime(paused.at)}: {paused.reason}
        </p>
      )}
      {resting && (
        <p className="text-sm text-amber">
          Not asked until {formatDateTime(resting.until)}: {resting.reason}
        </p>
      )}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label="Had what was asked for">
          {asked === 0
            ? 'Not asked yet'
            : `${formatNumber(Math.round((found / asked) * 100))} % (${formatNumber(found)} of ${formatCount(asked, 'value')})`}
        </Fact>
        <Fact label="Cost at list prices">
          {cost_usd === null ? 'Nothing is known of a price' : `at least $ ${cost_usd.toFixed(2)}`}
        </Fact>
        <Fact label="Errors in a row">{formatNumber(failures)}</Fact>
        <Fact label="Answers kept">{formatNumber(answers_kept)}</Fact>
        {calls && <CallFacts calls={calls} />}
        {quotas.map(({ kind, used, per_day }) => (
          <Fact key={kind} label={`Left of today: ${kind}`}>
            {formatNumber(Math.max(0, per_day - used))} of {formatCount(per_day, 'call')}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Pause({ source }: { source: AdminSource }) {
  return (
    <ReasonAction
      label="Pause"
      accessibleLabel={`Pause ${source.label}`}
      title={`Pause ${source.label}?`}
      confirm="Pause"
      variant="danger"
      done={`${source.label} is paused.`}
      act={({ reason }) => api('pauseSource', { params: { id: source.id }, body: { reason } })}
    >
      Nothing more is asked of it, for anybody, until it is resumed. Others serve where they can; where none can, jobs
      fail and cost nothing.
    </ReasonAction>
  );
}

function Resume({ source }: { source: AdminSource }) {
  const queries = useQueryClient();
  const resume = useMutation({
    mutationFn: () => api('resumeSource', { params: { id: source.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      toast.success(`${source.label} is asked again.`);
    },
    onError: (error) => toastFailure(errorText(error, 'The source could not be resumed.'), error),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Resume ${source.label}`}
      busy={resume.isPending}
      onClick={() => resume.mutate()}
    >
      Resume
    </Button>
  );
}
