import clsx from 'clsx';

/** A grey pane in the place of something that is being loaded. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('shimmer rounded-control', className)} />;
}
