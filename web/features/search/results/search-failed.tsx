import { Link } from 'wouter';
import { ApiError, canTryAgain, errorText } from '../../../api/client.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureId } from '../../../ui/support-id.tsx';

/** Shown instead of the people when the search itself failed. */
export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        tone="rose"
        title="Failed to search the query"
        action={
          <>
            {canTryAgain(error) && <Button onClick={onRetry}>Try again</Button>}
            <Link to="/advanced-search" className={buttonClass('secondary')}>
              New Search
            </Link>
          </>
        }
      >
        {errorText(error, 'The server did not say why.')}
        {error instanceof ApiError && error.details && `. ${error.details}`}
        <FailureId error={error} className="mt-2 justify-center" />
      </EmptyState>
    </Card>
  );
}

/**
 * Nobody was found, or nobody passes the filters.
 * @param onClearFilters given when it is the filters
 */
export function NobodyFound({ onClearFilters }: { onClearFilters?: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No results found."
        action={
          <>
            {onClearFilters && <Button onClick={onClearFilters}>Clear the filters</Button>}
            <Link to="/advanced-search" className={buttonClass(onClearFilters ? 'secondary' : 'primary')}>
              New Search
            </Link>
          </>
        }
      >
        {onClearFilters
          ? 'None of the people loaded so far pass the filters.'
          : 'Take a filter away, or try fewer words, a wider place, or another way of naming the role.'}
      </EmptyState>
    </Card>
  );
}

/** Every filter was taken away. */
export function NothingAsked({ onReset }: { onReset: () => void }) {
  return (
    <Card>
      <EmptyState title="No filters left" action={<Button onClick={onReset}>Reset</Button>}>
        Add a filter to say who you are looking for, or go back to how your search was understood.
      </EmptyState>
    </Card>
  );
}
