import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
}

/** A small choice that is pressed or not: filters and categories. */
export function Chip({ selected = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={clsx(
        'inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3 text-sm transition pointer-coarse:h-11',
        selected
          ? 'border-cobalt bg-cobalt/10 font-medium text-cobalt'
          : 'border-lead bg-pane text-ink-soft hover:border-edge hover:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
