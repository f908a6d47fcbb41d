import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does: read aloud and shown on hover. */
  label: string;
  icon: ReactNode;
}

/** A button that is an icon only; its label is its accessible name and its hover text. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft transition hover:bg-lead/50 hover:text-ink',
        'disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
