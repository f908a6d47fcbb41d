import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** An on/off switch: a native checkbox underneath, so keyboard, forms and screen readers know it. */
export function Switch({
  className,
  checked,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & { checked: boolean }) {
  return (
    <span className={clsx('relative inline-flex h-6 w-10 shrink-0', className)}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none rounded-full disabled:cursor-not-allowed"
        {...rest}
      />
      <span className="pointer-events-none absolute inset-x-0 inset-y-0.5 rounded-full border border-edge bg-lead/60 transition peer-checked:border-cobalt peer-checked:bg-cobalt peer-disabled:opacity-50" />
      <span className="pointer-events-none absolute top-1.5 left-1 size-3 rounded-full bg-edge transition peer-checked:translate-x-5 peer-checked:bg-on-bright peer-disabled:opacity-50" />
    </span>
  );
}
