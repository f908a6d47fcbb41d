import clsx from 'clsx';

/** A grey placeholder for something that is loading. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('shimmer rounded-control', className)} />;
}
