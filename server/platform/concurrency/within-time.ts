/** @returns what was promised; undefined when it takes longer */
export async function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
