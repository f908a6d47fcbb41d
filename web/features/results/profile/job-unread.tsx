import { useMutation } from '@tanstack/react-query';
import { canTryAgain } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FailureId } from '../../../ui/support-id.tsx';
import { isRefused } from '../job-query.ts';

interface JobUnreadProps {
  error: Error;
  /** Reads it again; settles when that has succeeded or failed. */
  onRetry: () => Promise<unknown>;
}

/** The profile could not be loaded. Loading is retried automatically unless the server refused. */
export function JobUnread({ error, onRetry }: JobUnreadProps) {
  const retry = useMutation({ mutationFn: onRetry });
  return (
    <div className="flex flex-col gap-1">
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-rose">
        {isRefused(error) ? 'Failed to fetch job details' : 'Error fetching job details'}
        {canTryAgain(error) && (
          <Button
            variant="secondary"
            size="sm"
            icon={retry.isPending && <Spinner className="size-4" />}
            onClick={() => retry.mutate()}
          >
            Try again
          </Button>
        )}
      </div>
      <FailureId error={error} />
    </div>
  );
}
