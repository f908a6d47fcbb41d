import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/**
 * A short text on hover and focus of its child. Never the only place of a fact: touch screens have no hover.
 * @param children one element that takes a ref and event handlers
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement<Record<string, unknown>> }) {
  return (
    <Base.Root>
      <Base.Trigger delay={200} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-60">
          <Base.Popup className="appear max-w-80 rounded-control bg-ink px-2.5 py-1.5 text-sm break-words text-paper shadow-float">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
