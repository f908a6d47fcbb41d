import { expect, test } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

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
