import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';

/**
 * A drop-down menu; arrow keys move, Escape and an outside click close it. Its entries do not move after the first frame, so
 * that a click right after opening hits the intended entry.
 * @param trigger a button element that does not scroll with the page, as the menu does not
 */
export function Menu({
  trigger,
  header,
  defaultOpen,
  children,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  header?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner positionMethod="fixed" sideOffset={8} align="end" collisionPadding={8} className="z-40">
          <Base.Popup className="fade-in min-w-60 rounded-card border border-lead bg-pane p-1.5 text-ink shadow-float outline-none">
            {header && <div className="mb-1.5 border-b border-lead px-3 pt-1.5 pb-2.5 text-sm">{header}</div>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** One entry of a menu. */
export function MenuItem({
  icon,
  danger = false,
  onSelect,
  children,
}: {
  icon?: ReactNode;
  danger?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}) {
  return (
    <Base.Item
      onClick={onSelect}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 text-base outline-none data-highlighted:bg-lead/50 pointer-coarse:min-h-11',
        danger && 'text-rose',
      )}
    >
      {icon}
      <span className="flex-1">{children}</span>
    </Base.Item>
  );
}
