import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A pane: white surface with a lead line around it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-card border border-lead bg-pane', className)} {...rest} />;
}
