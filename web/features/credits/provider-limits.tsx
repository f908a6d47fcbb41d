import type { SpendingLimitsResponse } from '../../../shared/contract/spending-limits.ts';
import { formatNumber } from '../../ui/format.ts';
import { TextField } from '../../ui/text-field.tsx';
import { readLimit } from './read-limit.ts';

export type LimitedProvider = SpendingLimitsResponse['providers'][number];

/** What is typed as the limits of one provider. */
export interface TypedLimits {
  perDay: string;
  perMonth: string;
}

export const WRONG_LIMIT = 'Please enter a whole number, or leave it empty for no limit.';

interface ProviderLimitsProps {
  provider: LimitedProvider;
  typed: TypedLimits;
  onChange: (typed: TypedLimits) => void;
}

/** How many calls to one provider may be made for the user, and how many were. */
export function ProviderLimits({ provider, typed, onChange }: ProviderLimitsProps) {
  const wrong = (text: string) => (readLimit(text) === undefined ? WRONG_LIMIT : null);
  const isReached =
    provider.day_used >= (provider.per_day ?? Number.POSITIVE_INFINITY) ||
    provider.month_used >= (provider.per_month ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset className="grid gap-4 border-t border-edge/40 pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{provider.label}</legend>
      <div className="sm:col-span-2">
        <p className="font-medium" aria-hidden="true">
          {provider.label}
        </p>
        {isReached && <p className="mt-0.5 text-sm text-amber">Your limit is reached; this source is passed over.</p>}
        {provider.used_up && (
          <p className="mt-0.5 text-sm text-amber">
            The limit of this installation is reached; the source is passed over for everybody.
          </p>
        )}
      </div>
      <TextField
        label="Calls a day"
        inputMode="numeric"
        placeholder="No limit"
        value={typed.perDay}
        error={wrong(typed.perDay)}
        hint={`${formatNumber(provider.day_used)} today`}
        onChange={(event) => onChange({ ...typed, perDay: event.target.value })}
      />
      <TextField
        label="Calls a month"
        inputMode="numeric"
        placeholder="No limit"
        value={typed.perMonth}
        error={wrong(typed.perMonth)}
        hint={`${formatNumber(provider.month_used)} this month`}
        onChange={(event) => onChange({ ...typed, perMonth: event.target.value })}
      />
    </fieldset>
  );
}
