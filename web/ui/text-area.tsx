import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputClass } from './field.tsx';

/** A labelled input of several lines. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => <textarea className={clsx(inputClass, 'py-2.5 leading-relaxed', className)} {...wiring} {...rest} />}
    </Field>
  );
}
