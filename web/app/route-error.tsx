import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What stands in place of a page that broke: plain words, a reload, and a way home. */
export function RouteError() {
  const error = useRouteError();
  // After an update the old page asks for chunks that are gone; the reload fetches the new ones.
  const isMissingChunk = error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
  useEffect(() => {
    document.title = 'Something went wrong · Leadlight';
  }, []);
  return (
    <main className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        tone="rose"
        title={isMissingChunk ? 'Leadlight was updated' : 'Something went wrong on this page'}
        action={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <a href="/" className={buttonClass('secondary')}>
              Go to Home
            </a>
          </>
        }
      >
        {isMissingChunk
          ? 'This tab still holds the version before. Reload it to go on.'
          : 'Nothing you started on the server is lost. Reload to try again.'}
        {isRouteErrorResponse(error) && <p className="mt-2 text-sm">{error.statusText}</p>}
      </EmptyState>
    </main>
  );
}
