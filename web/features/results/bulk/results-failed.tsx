import { Link } from 'wouter';
import { canTryAgain, errorText } from '../../../api/client.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureId } from '../../../ui/support-id.tsx';

/** Shown instead of the table when no results could be loaded at all. */
export function ResultsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      tone="rose"
      title="The results could not be loaded"
      action={
        canTryAgain(error) ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Link to="/enrich" className={buttonClass('primary')}>
            Start enriching
          </Link>
        )
      }
    >
      {errorText(error, 'The server did not say why.')}
      <FailureId error={error} className="mt-2 justify-center" />
    </EmptyState>
  );
}
