import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SpendingLimitsResponse } from '../../../shared/contract/spending-limits.ts';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { type LimitedProvider, ProviderLimits, type TypedLimits, WRONG_LIMIT } from './provider-limits.tsx';
import { readLimit } from './read-limit.ts';
import { spendingLimitsQuery, useSetSpendingLimits } from './spending-limits-query.ts';

/** What the user lets themselves spend in a day and a month, with what is used of it. */
export function SpendingLimitsCard() {
  const { email } = useSession((user) => user);
  const { data, error, refetch } = useQuery(spendingLimitsQuery(email));
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Spending limits</h2>
      <p className="mt-1 text-ink-soft">
        Enrichments that would go beyond a limit are not started. Credits count for the day they were started on, in
        UTC.
      </p>
      {data && <LimitsForm key={keyOf(data)} email={email} limits={data} />}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {!data && error && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          Your limits could not be loaded.
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && <FailureId error={error} className="mt-2" />}
    </Card>
  );
}

function LimitsForm({ email, limits }: { email: string; limits: SpendingLimitsResponse }) {
  const [perDay, setPerDay] = useState(limits.per_day?.toString() ?? '');
  const [perMonth, setPerMonth] = useState(limits.per_month?.toString() ?? '');
  const saving = useSetSpendingLimits(email);
  const [calls, setCalls] = useState<Readonly<Record<string, TypedLimits>>>({});
  const [day, month] = [readLimit(perDay), readLimit(perMonth)];
  const typedFor = (provider: LimitedProvider) => calls[provider.id] ?? asTyped(provider);

  async function save(event: FormEvent) {
    event.preventDefault();
    const ofProviders = limits.providers.map((provider) => [provider.id, readLimits(typedFor(provider))] as const);
    const isWrong = day === undefined || month === undefined || ofProviders.some(([, given]) => !given);
    if (isWrong) return;
    const providers = Object.fromEntries(ofProviders.flatMap(([id, given]) => (given ? [[id, given]] : [])));
    try {
      await saving.mutateAsync({ per_day: day, per_month: month, providers });
      toast.success('Spending limits saved.');
    } catch (failure) {
      toastFailure(errorText(failure, 'Your limits could not be saved.'), failure);
    }
  }

  return (
    <form className="mt-4 grid gap-4 sm:grid-cols-2" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label="Credits a day"
        inputMode="numeric"
        placeholder="No limit"
        value={perDay}
        error={day === undefined ? WRONG_LIMIT : null}
        hint={`${formatNumber(limits.day.used)} used or held today`}
        onChange={(event) => setPerDay(event.target.value)}
      />
      <TextField
        label="Credits a month"
        inputMode="numeric"
        placeholder="No limit"
        value={perMonth}
        error={month === undefined ? WRONG_LIMIT : null}
        hint={`${formatNumber(limits.month.used)} used or held this month`}
        onChange={(event) => setPerMonth(event.target.value)}
      />
      {limits.providers.map((provider) => (
        <ProviderLimits
          key={provider.id}
          provider={provider}
          typed={typedFor(provider)}
          onChange={(typed) => setCalls({ ...calls, [provider.id]: typed })}
        />
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" size="sm" busy={saving.isPending}>
          Save limits
        </Button>
      </div>
    </form>
  );
}

/** Another one as soon as what is saved is another. */
function keyOf({ per_day, per_month, providers }: SpendingLimitsResponse): string {
  return JSON.stringify([per_day, per_month, providers.map((one) => [one.per_day, one.per_month])]);
}

function asTyped({ per_day, per_month }: LimitedProvider): TypedLimits {
  return { perDay: per_day?.toString() ?? '', perMonth: per_month?.toString() ?? '' };
}

function readLimits({ perDay, perMonth }: TypedLimits) {
  const [per_day, per_month] = [readLimit(perDay), readLimit(perMonth)];
  return per_day === undefined || per_month === undefined ? undefined : { per_day, per_month };
}
