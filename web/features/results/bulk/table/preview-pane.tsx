import { Tooltip } from '@base-ui/react/tooltip';

export interface Preview {
  anchor: Element;
  text: string;
}

/** The pane of cell-preview.tsx. @param onHide Escape was pressed, or the page scrolled */
export default function PreviewPane({ preview, onHide }: { preview: Preview | null; onHide: () => void }) {
  return (
    <Tooltip.Root open={preview !== null} onOpenChange={(open) => !open && onHide()}>
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
  );
}
