import { useState } from 'react';
import { lastUsed } from './focus-return.ts';
import { lazyPart } from './lazy-part.tsx';
import type { DialogProps } from './open-dialog.tsx';
import { Spinner } from './spinner.tsx';

/** As `lazyPart`, for a dialog: Escape gives it up while it is loaded, too. */
export const lazyDialog: typeof lazyPart = (load) => lazyPart(load, <DialogWaiting />, true);

const OpenDialog = lazyDialog(() => import('./open-dialog.tsx'));

/** Loads what all dialogs need, once somebody uses the page: a click then opens one at once. Called once by the app. */
export function loadDialogsOnUse(): void {
  const used = new AbortController();
  const load = () => {
    used.abort();
    OpenDialog.preload();
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(name, load, { passive: true, signal: used.signal });
}

/**
 * The shared modal: nothing when closed; when open a dimmed full-screen overlay and a rounded panel with a close button
 * in its top-right corner. Focus is trapped and restored, Escape closes, the page behind does not scroll.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <LoadingDialog {...props} /> : null;
}

function LoadingDialog(props: Omit<DialogProps, 'open'>) {
  const [opener] = useState(lastUsed);
  return <OpenDialog {...props} opener={opener} onGiveUp={props.onClose} />;
}

/** Stands over the page while a dialog is loaded, if that takes more than a moment. */
function DialogWaiting() {
  return (
    <div className="appear-late fixed inset-0 z-50 flex items-center justify-center bg-overlay" role="status">
      <Spinner className="size-6" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
