import { expect, test } from 'vitest';
import { GroupedLookup } from './grouped-lookup.ts';

function squares(most = 10) {
  const calls: number[][] = [];
  const waiting: PromiseWithResolvers<void>[] = [];
  const lookup = new GroupedLookup<number, number>({
    most,
    keyOf: String,
    async ask(numbers) {
      calls.push([...numbers]);
      const gate = Promise.withResolvers<void>();
      waiting.push(gate);
      await gate.promise;
      return new Map(numbers.filter((n) => n > 0).map((n) => [String(n), n * n]));
    },
  });
  const answerCall = async (at: number) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(at);
    waiting[at]!.resolve();
  };
  return { lookup, calls, waiting, answerCall };
}

test('questions of one turn go together, each once; one without an answer gets none', async () => {
  const { lookup, calls, answerCall } = squares();
  const answers = Promise.all([3, 4, 3, -1].map((n) => lookup.of(n)));
  await answerCall(0);
  expect(await answers).toEqual([9, 16, 9, undefined]);
  expect(calls).toEqual([[3, 4, -1]]);
});

test('what is asked while a call is under way is answered by a later call, also the same again', async () => {
  const { lookup, calls, waiting, answerCall } = squares();
  const first = lookup.of(3);
  await expect.poll(() => waiting.length).toBe(1);
  const later = Promise.all([lookup.of(3), lookup.of(5)]);
  await answerCall(0);
  expect(await first).toBe(9);
  await answerCall(1);
  expect(await later).toEqual([9, 25]);
  expect(calls).toEqual([[3], [3, 5]]);
});

test('no call has more questions than it may', async () => {
  const { lookup, calls, answerCall } = squares(2);
  const answers = Promise.all([1, 2, 3].map((n) => lookup.of(n)));
  await answerCall(0);
  await answerCall(1);
  expect(await answers).toEqual([1, 4, 9]);
  expect(calls).toEqual([[1, 2], [3]]);
});

test('a call that fails rejects its own questions only', async () => {
  const { lookup, waiting, answerCall } = squares(1);
  const [failing, fine] = [lookup.of(1), lookup.of(2)];
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]!.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await answerCall(1);
  expect(await fine).toBe(4);
});

test('what is asked at the very moment a call has been answered is not forgotten', async () => {
  const { lookup, answerCall } = squares();
  const next = lookup.of(2).then(() => lookup.of(3));
  await answerCall(0);
  await answerCall(1);
  expect(await next).toBe(9);
});
