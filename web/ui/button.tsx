import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-cobalt text-on-bright hover:brightness-110 active:brightness-95',
  secondary: 'border border-edge/60 bg-pane text-ink hover:border-edge hover:bg-paper',
  quiet: 'text-cobalt hover:bg-cobalt/10',
  danger: 'border border-rose/50 bg-pane text-rose hover:bg-rose/10',
};
const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 px-3 text-sm pointer-coarse:h-11',
  md: 'h-10 gap-2 px-4 text-base pointer-coarse:h-11',
  lg: 'h-11 gap-2 px-5 text-base',
};

/** @returns the classes of a button, for links that must look like one */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return clsx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-medium transition',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Shows a spinner in the icon's place and refuses clicks. */
  busy?: boolean;
}

/** A push button; `type` is "button" by default. */
export function Button({ variant, size, icon, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={clsx(buttonClass(variant, size), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  );
}
