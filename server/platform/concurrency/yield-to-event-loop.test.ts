import { expect, test } from 'vitest';
import { holdBackOthers, yieldToEventLoop } from './yield-to-event-loop.ts';

test('lets one go in each turn of the event loop, in the order in which they came', async () => {
  const seen: string[] = [];
  const note = async (name: string) => {
    await yieldToEventLoop();
    seen.push(name);
  };
  const all = [note('a'), note('b'), note('c')];
  const between = new Promise<void>((resolve) => {
    setImmediate(() => {
      seen.push('somebody else');
      resolve();
    });
  });
  await Promise.all([...all, between]);
  expect(seen).toEqual(['a', 'somebody else', 'b', 'c']);
  await note('d');
  expect(seen.at(-1)).toBe('d');
});

test('keeps others waiting while something urgent is done, and no longer', async () => {
  const seen: string[] = [];
  const done = holdBackOthers(60_000);
  const other = yieldToEventLoop().then(() => seen.push('other'));
  await yieldToEventLoop(true);
  await new Promise(setImmediate);
  seen.push('urgent');
  done();
  await other;
  expect(seen).toEqual(['urgent', 'other']);
});

test('does not keep others waiting for ever', async () => {
  // However often it is asked for, and never said to be done.
  for (let n = 0; n < 100; n += 1) holdBackOthers(60_000);
  const began = performance.now();
  await yieldToEventLoop();
  expect(performance.now() - began).toBeLessThan(1_000);
});
