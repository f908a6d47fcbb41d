import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { Preview } from './preview-pane.tsx';

const PreviewPane = lazyPart(() => import('./preview-pane.tsx'));

/**
 * Shows the whole text of a clamped cell on hover and focus: one floating pane for the whole table, for elements that carry
 * `data-full`. Screen readers read the cell itself, which is clamped only visually.
 */
export function CellPreview({ children }: { children: ReactNode }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [wanted, setWanted] = useState(false);

  function show({ target }: SyntheticEvent) {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-full]') : null;
    if (!cell || !isClamped(cell)) return setPreview(null);
    setWanted(true);
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
      {wanted && <PreviewPane preview={preview} onHide={hide} />}
    </div>
  );
}

function isClamped(cell: HTMLElement): boolean {
  return [cell, ...cell.children].some(
    (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
  );
}
