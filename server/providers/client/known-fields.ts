/** The same object without the keys whose value is unknown, so that it is stored and compared as what it says. */
export function knownFields<T extends object>(fields: T): T {
  const known: Partial<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[]) if (fields[key] !== undefined) known[key] = fields[key];
  return known as T;
}
