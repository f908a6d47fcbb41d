import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

/**
 * A panel that opens on a click of its trigger and closes on Escape, an outside click or the trigger.
 * @param trigger a button element
 */
export function Popover({
  trigger,
  title,
  children,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} className="z-60">
          <Base.Popup className="appear w-[min(24rem,calc(100vw-24px))] rounded-card border border-lead bg-pane p-4 text-sm text-ink shadow-float outline-none">
            <Base.Title className="text-base font-semibold">{title}</Base.Title>
            <div className="mt-2 text-ink-soft">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
