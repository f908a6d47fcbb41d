import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';

/**
 * Says over the page that a part of it could not be loaded. The browser's own dialog: ours may be what is missing.
 * @param onClose the user leaves it at that
 */
export function LoadFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={({ currentTarget }) => (currentTarget.returnValue === 'again' ? onRetry() : onClose())}
      className="m-auto w-[min(26rem,calc(100vw-24px))] rounded-2xl bg-pane p-5 text-ink shadow-float backdrop:bg-overlay sm:p-6"
    >
      <h2 id={title} className="text-xl font-semibold">
        This could not be loaded
      </h2>
      <p className="mt-2 text-ink-soft">
        Check your connection and try again. If Leadlight was updated meanwhile, reload the page.
      </p>
      {/* The form that it may stand in for React hears nothing of it. */}
      <form
        method="dialog"
        onSubmit={(event) => event.stopPropagation()}
        className="mt-5 flex flex-wrap justify-end gap-3"
      >
        <Button type="submit" variant="quiet">
          Close
        </Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button type="submit" value="again">
          Try again
        </Button>
      </form>
    </dialog>,
    document.body,
  );
}
