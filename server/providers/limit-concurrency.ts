import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProfileSource } from './profile-source.ts';

const turns = new AsyncLocalStorage<number>();

/**
 * When the look-up was begun that a call is made for: 1 for the first look-ups, as many as may be under way, 2 for the next ones, and so
 * on; 0 outside of one. Lower ones go first, so that what was begun is done before more is begun.
 */
export const callPriority = (): number => turns.getStore() ?? 0;

/** Makes calls that many look-ups wait for before all others. */
export const withTopPriority = <T>(call: () => Promise<T>): Promise<T> => turns.run(0, call);

/**
 * Lets a source look only so many profiles up at a time, in the order in which they came. A look-up is several calls that all wait
 * in the line of the provider's rate limiter: without this, thousands would make their first call before anybody made a second one,
 * and nobody would be done before everybody is.
 */
export function limitConcurrency(source: ProfileSource, most: number): ProfileSource {
  let underWay = 0;
  let begun = 0;
  const line: (() => void)[] = [];

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (underWay < most) {
      underWay += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      line.splice(line.indexOf(resolve), 1);
      reject(signal.reason);
    };
    line.push(resolve);
    signal.addEventListener('abort', leave, { once: true });
    // Whoever goes first hands the place on: it stays counted.
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  function go(): void {
    const next = line.shift();
    if (next) next();
    else underWay -= 1;
  }

  return {
    ...source,
    async find(question, signal) {
      await enter(signal);
      const turn = 1 + Math.floor(begun++ / most);
      return turns.run(turn, () => source.find(question, signal)).finally(go);
    },
  };
}
