import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputClass } from './field.tsx';

/** A labelled choice of one, as the browser draws it. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => <select className={clsx(inputClass, 'h-11', className)} {...wiring} {...rest} />}
    </Field>
  );
}
