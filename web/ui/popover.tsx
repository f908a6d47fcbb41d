import { cloneElement, type MouseEvent } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { PopoverProps } from './loaded-popover.tsx';
import { useOpener } from './use-opener.ts';

const LoadedPopover = lazyPart(() => import('./loaded-popover.tsx'));

/** A panel that opens on a click of its trigger and closes on Escape, an outside click or the trigger. */
export function Popover(props: PopoverProps) {
  const { trigger, open = false, onOpenChange } = props;
  const { wanted, button, giveUp } = useOpener(LoadedPopover.preload, 'dialog');
  const onClick = (event: MouseEvent) => {
    button.onClick(event);
    onOpenChange?.(true);
  };
  const plain = cloneElement(trigger, { ...button, onClick });
  if (!wanted && !open) return plain;
  return (
    <LoadedPopover
      {...props}
      byTouch={wanted === 'touch'}
      waiting={plain}
      onGiveUp={() => {
        giveUp();
        onOpenChange?.(false);
      }}
    />
  );
}
