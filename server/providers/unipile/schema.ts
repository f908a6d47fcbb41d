import { z } from 'zod';
import { LIST_ITEMS, TEXT_CHARS } from '../client/lenient-fields.ts';

/**
 * Building blocks of the wire schemas. Fields come and go between versions of the API: one that is missing, null or of another
 * type than expected is unknown, and never makes the rest of an answer unreadable.
 */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.slice(0, TEXT_CHARS).trim() || undefined)
  .catch(undefined);

/** Numbers of companies and members come as text, in places as numbers. */
export const id = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)))
  .catch(undefined);

export const count = z
  .number()
  .nonnegative()
  .nullish()
  .transform((value) => value ?? undefined)
  .catch(undefined);

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)
  .catch(undefined);

/** Items that cannot be read are left out. */
export function listOf<T>(item: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(undefined)
    .transform((items) =>
      (items ?? []).slice(0, LIST_ITEMS).flatMap((one) => {
        const read = item.safeParse(one);
        return read.success && read.data !== undefined ? [read.data as NonNullable<T>] : [];
      }),
    );
}

/** An object that may be missing, or of another shape: then it is unknown. */
export function maybe<T>(item: z.ZodType<T>) {
  return item
    .nullish()
    .transform((value) => value ?? undefined)
    .catch(undefined);
}
