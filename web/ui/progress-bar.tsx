import clsx from 'clsx';

const TONES = { cobalt: 'bg-cobalt', amber: 'bg-amber', emerald: 'bg-emerald', rose: 'bg-rose' };

/** A progress bar. `percent` is 0 to 100; values outside are clamped. */
export function ProgressBar({
  percent,
  label,
  tone = 'cobalt',
  className,
}: {
  percent: number;
  label: string;
  tone?: keyof typeof TONES;
  className?: string;
}) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('h-2 overflow-hidden rounded-full bg-lead/60', className)}
    >
      <div
        className={clsx('h-full origin-left rounded-full transition-[width] duration-200', TONES[tone])}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
