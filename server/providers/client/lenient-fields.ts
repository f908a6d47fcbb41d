import { z } from 'zod';

/*
 * Any field of a provider's answer may be absent, null, or of another type (people-data-labs: the bare word true or false where the
 * plan only shows whether there is a value). Whatever is not of the expected type counts as unknown, and never makes
 * an answer unreadable.
 */

/** Longer than anything a profile or a company says of itself; what a provider sends beyond it is left out. */
export const TEXT_CHARS = 20_000;
export const LIST_ITEMS = 200;

/** Text without blanks at its ends; undefined when there is none. */
export const text = z.unknown().optional().transform(readText);

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, TEXT_CHARS).trim() || undefined : undefined;
}

/** A list of texts; other items are left out. One by one by a schema, lists of lists would hold the event loop ten times as long. */
export const texts = z
  .unknown()
  .optional()
  .transform((value) => firstOf(value).flatMap((one) => readText(one) ?? []));

/** A number above 0; undefined when there is none. */
export const amount = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined));

/** A list of what fits the item's schema; other items are left out. */
export function list<T>(item: z.ZodType<T>) {
  return z
    .unknown()
    .optional()
    .transform((value) =>
      firstOf(value).flatMap((one) => {
        const read = item.safeParse(one);
        return read.success && read.data !== undefined ? [read.data as NonNullable<T>] : [];
      }),
    );
}

/** As many items as are read of a list; none of what is no list. */
function firstOf(items: unknown): unknown[] {
  return Array.isArray(items) ? items.slice(0, LIST_ITEMS) : [];
}

/** An object of these fields; undefined when there is none. */
export function group<T extends z.ZodRawShape>(shape: T) {
  return z.object(shape).optional().catch(undefined);
}
