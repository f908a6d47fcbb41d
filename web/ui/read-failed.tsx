import { Button } from './button.tsx';
import { FailureId } from './support-id.tsx';

/** In the place of a card's list that could not be read: why, the means to try again, and the id of the call. */
export function ReadFailed({ text, error, onRetry }: { text: string; error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-rose">
      {text}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
      <FailureId error={error} className="basis-full" />
    </div>
  );
}
