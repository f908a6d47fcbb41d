import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** In the place of a card's list that could not be read: why, the means to try again, and below it the id of the call. */
export function ReadFailed({ text, onRetry, children }: { text: string; onRetry: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-rose">
      {text}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
      <div className="basis-full empty:hidden">{children}</div>
    </div>
  );
}
