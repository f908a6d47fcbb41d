import { errorText } from '../../api/client.ts';
import { FailureId } from '../../ui/support-id.tsx';
import { StartError } from './start-error.ts';

/** Why nothing was started and what to do next, above the picker's button where no toast covers it. */
export function StartFailed({ failure }: { failure: Error }) {
  const hint = failure instanceof StartError && failure.hint;
  return (
    <div className="w-full text-sm">
      <p className="text-rose" role="alert">
        {errorText(failure, 'The enrichment could not be started.')}
      </p>
      {hint && <p className="mt-0.5 text-ink-soft">{hint}</p>}
      <FailureId error={failure} className="mt-0.5" />
    </div>
  );
}
