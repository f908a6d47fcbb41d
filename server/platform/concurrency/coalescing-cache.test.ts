import { describe, expect, test, vi } from 'vitest';
import { createCoalescingCache } from './coalescing-cache.ts';

const never = new AbortController().signal;

describe('a coalescing cache', () => {
  test('asks once for those who ask at the same time, and once more only when the answer is old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = createCoalescingCache<number>(1_000);
    let calls = 0;
    const call = async () => ++calls;
    expect(await Promise.all([cache.getOrFetch('a', call, never), cache.getOrFetch('a', call, never)])).toEqual([1, 1]);
    vi.advanceTimersByTime(900);
    expect(await cache.getOrFetch('a', call, never)).toBe(1);
    expect(await cache.getOrFetch('b', call, never)).toBe(2);
    vi.advanceTimersByTime(200);
    expect(await cache.getOrFetch('a', call, never)).toBe(3);
    vi.useRealTimers();
  });

  test.each([
    ['an answer says that it is not to be kept', async (calls: number) => calls],
    ['a call fails', async () => Promise.reject(new Error('no answer'))],
    [
      'a call fails before it waits for anything',
      () => {
        throw new Error('no call');
      },
    ],
  ])('asks again when %s', async (_when, answer) => {
    const cache = createCoalescingCache<number>(() => 0);
    let calls = 0;
    const ask = () => cache.getOrFetch('a', () => answer(++calls), never).catch((error: Error) => error.message);
    await ask();
    await ask();
    expect(calls).toBe(2);
  });

  test('goes on for the others when the first who asked gives up; ends when nobody waits', async () => {
    const cache = createCoalescingCache<string>(1_000);
    const [first, second] = [new AbortController(), new AbortController()];
    const answer = Promise.withResolvers<string>();
    const signals: AbortSignal[] = [];
    const call = (signal: AbortSignal) => {
      signals.push(signal);
      return answer.promise;
    };
    const [one, two] = [cache.getOrFetch('a', call, first.signal), cache.getOrFetch('a', call, second.signal)];
    first.abort(new Error('gave up'));
    await expect(one).rejects.toThrow('gave up');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort(new Error('gave up too'));
    await expect(two).rejects.toThrow('gave up too');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const three = cache.getOrFetch('a', async () => 'asked anew', never);
    answer.resolve('too late');
    expect(await three).toBe('asked anew');
    expect(await cache.getOrFetch('a', call, never)).toBe('asked anew');
  });
});
