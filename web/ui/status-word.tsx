import clsx from 'clsx';
import { Ban, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type StatusKind = 'pending' | 'running' | 'completed' | 'failed' | 'cancelled';

const LOOKS: Record<StatusKind, { word: string; colour: string; icon: ReactNode }> = {
  pending: { word: 'Pending', colour: 'text-ink-soft', icon: <CircleDashed className="size-4" aria-hidden="true" /> },
  running: { word: 'Running', colour: 'text-amber', icon: <Spinner className="size-4" /> },
  completed: { word: 'Completed', colour: 'text-emerald', icon: <CircleCheck className="size-4" aria-hidden="true" /> },
  failed: { word: 'Failed', colour: 'text-rose', icon: <CircleAlert className="size-4" aria-hidden="true" /> },
  cancelled: { word: 'Cancelled', colour: 'text-ink-soft', icon: <Ban className="size-4" aria-hidden="true" /> },
};

/** A state as an icon and a coloured word, never colour alone. `children` replaces the word. */
export function StatusWord({
  status,
  children,
  className,
}: {
  status: StatusKind;
  children?: ReactNode;
  className?: string;
}) {
  const look = LOOKS[status];
  return (
    <span className={clsx('inline-flex items-center gap-1.5 align-middle whitespace-nowrap', look.colour, className)}>
      {look.icon}
      {children ?? look.word}
    </span>
  );
}
