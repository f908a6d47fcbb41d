import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputClass } from './field.tsx';

/** A labelled one-line input. */
export function TextField({ label, hideLabel, hint, error, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => <input type="text" className={clsx(inputClass, 'h-11', className)} {...wiring} {...rest} />}
    </Field>
  );
}
