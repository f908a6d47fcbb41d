import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { giveFocusBack } from './focus-return.ts';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape and a click on the overlay. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** Widest width: 26rem, 36rem or 64rem. */
  size?: 'sm' | 'md' | 'lg';
  /** False keeps the dialog open on a click on the overlay, where work would be lost. */
  closeOnOverlay?: boolean;
  /** Gets the focus; by default the body's first control, or on touch screens the panel, so that no keyboard pops up. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const SIZES = { sm: 'max-w-[26rem]', md: 'max-w-[36rem]', lg: 'max-w-[64rem]' };

/** The open modal of dialog.tsx. @param opener what was used last when it was opened: gets the focus back */
export default function OpenDialog(props: Omit<DialogProps, 'open'> & { opener: HTMLElement | null }) {
  const { onClose, title, subtitle, children, footer, size = 'md', closeOnOverlay = true, opener } = props;
  const body = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** Returns the element to focus when the dialog closes, which is known only once the page has rendered without it. */
  function handBack(closedBy: string): false {
    const gone = panel.current;
    queueMicrotask(() => {
      if (!gone?.isConnected) giveFocusBack(opener, closedBy === 'keyboard');
    });
    return false;
  }
  return (
    <Base.Root
      open
      disablePointerDismissal={!closeOnOverlay}
      onOpenChange={(next, { event }) => {
        if (!next && !isInToaster(event.target)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-overlay transition-opacity data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            ref={panel}
            finalFocus={handBack}
            initialFocus={props.initialFocus ?? ((how) => how === 'touch' || firstControl(body.current))}
            className={clsx(
              'appear relative flex max-h-[94dvh] w-full flex-col overflow-hidden rounded-t-2xl bg-pane text-ink shadow-float outline-none sm:max-h-[88dvh] sm:rounded-2xl',
              SIZES[size],
            )}
          >
            <div className="relative flex items-start gap-4 px-5 pt-5 sm:px-6">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-xl font-semibold">{title}</Base.Title>
                {subtitle && (
                  <Base.Description className="mt-1 text-balance text-ink-soft">{subtitle}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label="Close"
                title="Close"
                className="-mt-1 -mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft transition hover:bg-lead/50 hover:text-ink pointer-coarse:size-11"
              >
                <X className="size-5" aria-hidden="true" />
              </Base.Close>
            </div>
            <div ref={body} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
              {children}
            </div>
            {footer && <div className="relative border-t border-lead bg-pane px-5 py-4 sm:px-6">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Toasts float above the dialog: dismissing one does not count as a click outside the dialog. */
function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toaster]') !== null;
}

/** The first control of the dialog's body: the close button comes before it, but nobody opens a dialog to close it. */
function firstControl(body: HTMLElement | null): HTMLElement | true {
  return body?.querySelector<HTMLElement>('button:enabled, input:enabled, textarea:enabled, a[href]') ?? true;
}
