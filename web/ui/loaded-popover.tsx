import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import { type ReactElement, type ReactNode, useRef } from 'react';

export interface PopoverProps {
  /** A button element. */
  trigger: ReactElement<Record<string, unknown>>;
  title: ReactNode;
  children: ReactNode;
  /** For a panel that its own content closes; by itself it opens and closes without being told. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A small form: narrower, in line with the trigger's left edge; its field marked `data-autofocus` gets the focus. */
  form?: boolean;
}

/** The panel of popover.tsx, open from the start. @param byTouch how its trigger was pressed when that was loaded */
export default function LoadedPopover(props: PopoverProps & { byTouch: boolean }) {
  const { trigger, title, children, open, onOpenChange, form = false, byTouch } = props;
  const panel = useRef<HTMLDivElement>(null);
  const firstField = () => panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true;
  return (
    <Base.Root
      {...(open === undefined ? { defaultOpen: true } : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={form ? 'start' : 'center'} collisionPadding={12} className="z-60">
          <Base.Popup
            ref={panel}
            // On touch screens the panel, so that no keyboard pops up.
            initialFocus={(how) => how === 'touch' || (how === '' && byTouch ? panel.current : firstField())}
            className={clsx(
              'appear rounded-card border border-lead bg-pane p-4 text-sm text-ink shadow-float outline-none',
              form ? 'w-[min(19rem,calc(100vw-24px))]' : 'w-[min(24rem,calc(100vw-24px))]',
            )}
          >
            <Base.Title className="text-base font-semibold">{title}</Base.Title>
            <div className="mt-2 text-ink-soft">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
