import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A table in a pane that scrolls sideways by itself, so that the page never does. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto rounded-card border border-lead bg-pane">
      <table className={clsx('tabular w-full border-collapse text-left text-base', className)} {...rest} />
    </div>
  );
}

/** Header cell. */
export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={clsx(
        'border-b border-lead bg-paper px-4 py-2.5 text-sm font-medium whitespace-nowrap text-ink-soft',
        className,
      )}
      {...rest}
    />
  );
}

/** Body cell. */
export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={clsx('border-b border-lead/70 px-4 py-3 align-middle', className)} {...rest} />;
}
