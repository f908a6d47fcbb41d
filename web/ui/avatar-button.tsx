import type { ComponentProps } from 'react';

/** The round account button, with one letter. */
export function AvatarButton({ letter, ...rest }: ComponentProps<'button'> & { letter: string }) {
  return (
    <button
      type="button"
      aria-label="Account menu"
      className="inline-flex size-9 items-center justify-center rounded-full bg-cobalt font-semibold text-on-bright transition hover:brightness-110 pointer-coarse:size-11"
      {...rest}
    >
      {letter}
    </button>
  );
}
