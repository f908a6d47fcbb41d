/** The same object without the keys whose value is unknown, so that it is stored and compared as what it says. */
export function knownFields<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
