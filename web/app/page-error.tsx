import { Component, type ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Error boundary: shows a plain explanation, a reload button and a link home instead of what broke. */
export class PageError extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenPage updated={isMissingChunk(error)} />;
  }
}

/** After an update the old page asks for chunks that are gone; the reload fetches the new ones. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

function BrokenPage({ updated }: { updated: boolean }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        tone="rose"
        title={updated ? 'Leadlight could not load this page' : 'Something went wrong on this page'}
        action={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <a href="/" className={buttonClass('secondary')}>
              Go to Home
            </a>
          </>
        }
      >
        {updated
          ? 'Leadlight was updated, or the connection broke. Reload to go on.'
          : 'Nothing you started on the server is lost. Reload to try again.'}
      </EmptyState>
    </div>
  );
}
