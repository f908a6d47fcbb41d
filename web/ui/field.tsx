import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  /** Shows the label to screen readers only, where the placeholder says the same. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** The error text, shown under the field and linked to it. */
  error?: string | null | undefined;
}

/** Classes shared by text inputs and text areas. */
export const inputClass =
  'w-full rounded-control border border-edge bg-pane px-3 text-base text-ink transition focus-visible:border-cobalt focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-rose [&:read-only:not(select)]:bg-paper';

/** Label, control, hint and error in one column; passes the control the ids that link them. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldProps & {
  children: (wiring: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={clsx(hideLabel ? 'sr-only' : 'text-sm font-medium text-ink')}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="text-sm text-rose">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  );
}
