import { errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureId } from '../../ui/support-id.tsx';

/** Shown instead of a list that could not be read, with a way to try again. */
export function ListFailed({
  error,
  onRetry,
  title = 'Failed to fetch enrichment history.',
}: {
  error: Error;
  onRetry: () => void;
  title?: string;
}) {
  return (
    <Card>
      <EmptyState tone="rose" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
        {errorText(error, 'The server did not say why.')}
        <FailureId error={error} className="mt-2 justify-center" />
      </EmptyState>
    </Card>
  );
}
