import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Spinner } from './spinner.tsx';

/** success 2 s, error, blank and custom 4 s, loading until dismissed; at most 20 at once (the library's own defaults). */
export { toast };

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck className="size-5 shrink-0 text-emerald" aria-hidden="true" />;
  if (type === 'error') return <CircleAlert className="size-5 shrink-0 text-rose" aria-hidden="true" />;
  if (type === 'loading') return <Spinner className="size-5 text-cobalt" />;
  return <Info className="size-5 shrink-0 text-cobalt" aria-hidden="true" />;
}

/**
 * Draws the toasts at the bottom centre, newest lowest; on a phone above the buttons of an open dialog. Mounted once by the
 * app.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <section
      aria-label="Notifications"
      // Marks the whole area as live, so that an open dialog does not hide it from screen readers.
      aria-live="polite"
      data-toaster=""
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 px-4 pb-5 max-sm:[body:has([role=dialog])_&]:pb-24"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.toReversed().map((entry) => (
        <div
          key={entry.id}
          {...entry.ariaProps}
          className={clsx(
            'appear pointer-events-auto flex max-w-md items-start gap-2.5 rounded-card border border-lead bg-pane py-2.5 pr-2 pl-3.5 text-ink shadow-float transition-opacity',
            !entry.visible && 'opacity-0',
          )}
        >
          <ToastIcon type={entry.type} />
          <div className="min-w-0 break-words">{resolveValue(entry.message, entry)}</div>
          <button
            type="button"
            aria-label="Dismiss"
            className="-my-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink"
            onClick={() => toast.dismiss(entry.id)}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  );
}
