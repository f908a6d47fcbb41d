import { errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Stands in the place of a list of histories or transactions that could not be read. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        tone="rose"
        title="Failed to fetch enrichment history."
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {errorText(error, 'The server did not say why.')}
      </EmptyState>
    </Card>
  );
}
