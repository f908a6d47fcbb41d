import { z } from 'zod';

/** Building blocks for texts from outside. PostgreSQL stores no NUL in a text, so none gets past the schemas. */

/**
 * A text that machines write: an id, a token, an address. One that holds NUL is refused.
 * @param max characters at most
 */
export function plainText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'), 'Must not hold a NUL character');
}

/**
 * A text that people type or paste. NUL, which nobody can see, is dropped, and blanks around the text are.
 * @param max characters at most
 */
export function typedText(max: number) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').trim())
    .max(max);
}

/** The id of something of ours: a job, a batch, a user. Whether there is such a one, the domain finds out. */
export const id = plainText(64).min(1);

/** YYYY-MM-DD. No calendar has a year 0. */
export const day = z.iso.date().refine((text) => text >= '0001', 'Expected a day such as 2026-11-22');
