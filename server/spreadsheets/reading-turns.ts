/** Files read at the same time; each may take hundreds of megabytes for a moment. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Waits until a file may be read.
 * @returns what to call when it has been read
 */
export async function takeReadingTurn(): Promise<() => void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  // The turn passes to the next in line; only when nobody waits does it become free.
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
}
