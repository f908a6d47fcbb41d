import type { AdminSource } from '../../../../shared/contract/admin/sources.ts';
import { api } from '../../../api/client.ts';
import { formatCount, formatNumber } from '../../../ui/format.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { Fact } from '../actions/fact.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';

type Calls = NonNullable<AdminSource['calls']>;

const SPANS = [
  { used: 'day_used', limit: 'per_day', setting: 'setting_per_day', label: 'Calls today', field: 'Calls a day' },
  {
    used: 'month_used',
    limit: 'per_month',
    setting: 'setting_per_month',
    label: 'Calls this month',
    field: 'Calls a month',
  },
] as const;

/** Whether so many calls were made that the source is passed over for everybody. */
export function isLimitReached(calls: Calls | null): boolean {
  return (
    calls !== null && SPANS.some(({ used, limit, setting }) => calls[used] >= smaller(calls[limit], calls[setting]))
  );
}

/** How many calls were made for all users, and of how many; facts of a `dl`. */
export function CallFacts({ calls }: { calls: Calls }) {
  return SPANS.map(({ used, limit, setting, label }) => {
    const most = smaller(calls[limit], calls[setting]);
    return (
      <Fact key={label} label={label}>
        {most === Number.POSITIVE_INFINITY
          ? `${formatNumber(calls[used])}, no limit`
          : `${formatNumber(calls[used])} of ${formatCount(most, 'call')}`}
      </Fact>
    );
  });
}

/** A button to limit the calls to a source for all users together. */
export function LimitCalls({ source: { id, label }, calls }: { source: AdminSource; calls: Calls }) {
  return (
    <ReasonAction
      label="Limit calls"
      accessibleLabel={`Limit calls to ${label}`}
      title={`Limit the calls to ${label}`}
      confirm="Set the limits"
      done={`The calls to ${label} are limited as you said.`}
      fields={SPANS.map(({ limit, setting, field }) => (
        <TextField
          key={limit}
          label={field}
          name={limit}
          type="number"
          inputMode="numeric"
          min={0}
          max={2_000_000_000}
          placeholder="No limit"
          defaultValue={calls[limit] ?? ''}
          hint={
            calls[setting] === null
              ? undefined
              : `The settings allow ${formatNumber(calls[setting])}; the smaller one counts.`
          }
        />
      ))}
      act={({ form, reason }) =>
        api('limitSource', {
          params: { id },
          body: { per_day: numberIn(form, 'per_day'), per_month: numberIn(form, 'per_month'), reason },
        })
      }
    >
      For all users together, by days and months of UTC. At the limit the source is passed over; where no other can
      serve, jobs fail, cost nothing, and say so.
    </ReasonAction>
  );
}

const smaller = (one: number | null, other: number | null) =>
  Math.min(one ?? Number.POSITIVE_INFINITY, other ?? Number.POSITIVE_INFINITY);

/** @returns null for an empty field: no limit */
function numberIn(form: FormData, name: string): number | null {
  const typed = String(form.get(name) ?? '').trim();
  return typed === '' ? null : Number(typed);
}
