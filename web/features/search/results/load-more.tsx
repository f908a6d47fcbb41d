import { Button } from '../../../ui/button.tsx';
import { FailureId } from '../../../ui/support-id.tsx';

interface LoadMoreProps {
  busy: boolean;
  /** The cursor to more people; null when all are loaded. */
  cursor: string | null;
  failed: boolean;
  /** Why it failed. */
  error: unknown;
  onLoad: () => void;
}

/** 'Load more', and what to say when it failed. */
export function LoadMore({ busy, cursor, failed, error, onLoad }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-2 py-2">
      {failed && (
        <p role="alert" className="text-rose">
          Failed to load more results
        </p>
      )}
      {failed && <FailureId error={error} />}
      <Button variant="secondary" size="lg" busy={busy} disabled={cursor === null} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
