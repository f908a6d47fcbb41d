import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

interface Preview {
  anchor: Element;
  text: string;
}

/**
 * Shows the whole text of a clamped cell on hover and focus: one floating pane for the whole table, for elements that carry
 * `data-full`. Screen readers read the cell itself, which is clamped only visually.
 */
export function CellPreview({ children }: { children: ReactNode }) {
  const [preview, setPreview] = useState<Preview | null>(null);

  function show({ target }: SyntheticEvent) {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-full]') : null;
    if (!cell || !isClamped(cell)) return setPreview(null);
    setPreview((known) => (known?.anchor === cell ? known : { anchor: cell, text: cell.dataset.full ?? '' }));
  }
  const hide = () => setPreview(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what passes through from the cells.
    <div
      onMouseOver={show}
      onFocus={show}
      onMouseLeave={hide}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <Tooltip.Root open={preview !== null} onOpenChange={(open) => !open && hide()}>
        <Tooltip.Portal>
          <Tooltip.Positioner
            anchor={preview?.anchor ?? null}
            side="bottom"
            sideOffset={-4}
            collisionPadding={8}
            className="pointer-events-none z-60"
          >
            <Tooltip.Popup
              aria-hidden="true"
              className="max-h-72 w-max max-w-[min(28rem,calc(100vw-16px))] overflow-hidden rounded-card border border-lead bg-pane px-3.5 py-2.5 text-base whitespace-pre-line break-words text-ink shadow-float"
            >
              {preview?.text}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </div>
  );
}

function isClamped(cell: HTMLElement): boolean {
  return [cell, ...cell.children].some(
    (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
  );
}
