export interface ByteBudget {
  /**
   * Takes bytes for a key.
   * @returns what to call, once, when they are free again; undefined when there are not as many left
   */
  take(key: string, bytes: number): (() => void) | undefined;
}

/** Bounds how many bytes are held at the same time, in all and for each key. There is no waiting: what does not fit is refused. */
export function createByteBudget(limits: { inAll: number; perKey: number }): ByteBudget {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take(key, bytes) {
      const own = held.get(key) ?? 0;
      if (total + bytes > limits.inAll || own + bytes > limits.perKey) return undefined;
      total += bytes;
      held.set(key, own + bytes);
      return () => {
        total -= bytes;
        const left = (held.get(key) ?? 0) - bytes;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
