import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListFailed } from '../../paging/list-failed.tsx';

/** What stands in the place of one thing while it is read, or when it could not be. */
export function DetailWaiting({
  error,
  failed,
  onRetry,
}: {
  error: Error | null;
  failed: string;
  onRetry: () => void;
}) {
  if (error) return <ListFailed title={failed} error={error} onRetry={onRetry} />;
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-64" />
    </div>
  );
}
