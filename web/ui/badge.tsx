import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'cobalt' | 'amber' | 'emerald' | 'rose' | 'violet';

const TONES: Record<Tone, string> = {
  neutral: 'bg-lead/50 text-ink-soft',
  cobalt: 'bg-cobalt/10 text-cobalt',
  amber: 'bg-amber/10 text-amber',
  emerald: 'bg-emerald/10 text-emerald',
  rose: 'bg-rose/10 text-rose',
  violet: 'bg-violet/10 text-violet',
};

/** A small label. Violet is only for AI-generated things. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-md px-1.5 py-0.5 text-xs font-medium',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
