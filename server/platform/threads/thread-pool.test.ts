import { threadId } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import type { Task } from '../../../tests/support/material/thread-work.ts';
import { createThreadPool, type ThreadCall, ThreadOverrun, type ThreadPoolOptions, threadFile } from './thread-pool.ts';

const WORK = threadFile<typeof import('../../../tests/support/material/thread-work.ts')>(
  new URL('../../../tests/support/material/thread-work.ts', import.meta.url),
);
/** Far beyond what any of the work takes that is to end. */
const AMPLE = { deadlineMs: 60_000 };

function open(options: Partial<ThreadPoolOptions> = {}) {
  const pool = createThreadPool({ threads: 1, heapMb: 32, ...options });
  return (task: Task, call: ThreadCall = AMPLE) => pool.run(WORK, task, call);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('works in another thread, and keeps it for the next task', async () => {
  const run = open();
  const first = await run({ kind: 'where' });
  expect(first).not.toBe(threadId);
  expect(await run({ kind: 'where' })).toBe(first);
});

test('ends a thread that takes too long, and works on in another', async () => {
  const run = open();
  const first = await run({ kind: 'where' });
  await expect(run({ kind: 'spin' }, { deadlineMs: 50 })).rejects.toThrow(ThreadOverrun);
  expect(await run({ kind: 'where' })).not.toBe(first);
});

test('puts the deadline off while the process gets nothing of the processor, and then says so', async () => {
  const run = open();
  const first = await run({ kind: 'where' });
  // What else goes on in the process of the tests would count.
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
  expect(await run({ kind: 'sleep', ms: 1_500 }, { deadlineMs: 1_000 })).toBe(first);
  await expect(run({ kind: 'sleep', ms: 60_000 }, { deadlineMs: 500 })).rejects.toMatchObject({ code: 'busy' });
});

test('ends a thread that takes too much memory, and works on in another', async () => {
  const run = open();
  await expect(run({ kind: 'fill' })).rejects.toThrow('more memory');
  expect(await run({ kind: 'where' })).not.toBe(threadId);
});

test('says what the work threw, and keeps its thread', async () => {
  const run = open();
  const first = await run({ kind: 'where' });
  await expect(run({ kind: 'fail' })).rejects.toThrow('no work');
  expect(await run({ kind: 'where' })).toBe(first);
});

test('says what the work refused as it was refused', async () => {
  const run = open();
  await expect(run({ kind: 'refuse' })).rejects.toMatchObject({
    name: 'DomainError',
    code: 'upload_damaged',
    details: 'Page 3 is missing.',
  });
});

test('ends a thread whose work nobody waits for any more', async () => {
  const run = open();
  const leaving = new AbortController();
  const spinning = run({ kind: 'spin' }, { ...AMPLE, signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(spinning).rejects.toThrow('gone');
  expect(await run({ kind: 'where' })).not.toBe(threadId);
});

test('takes the time from when a thread takes the task, not from when it waits', async () => {
  const run = open();
  const first = run({ kind: 'spin' }, { deadlineMs: 300 }).catch((error: unknown) => error);
  // Waits longer than its own time for its turn.
  const second = run({ kind: 'spin' }, { deadlineMs: 1 }).catch((error: unknown) => error);
  const ended: string[] = [];
  void first.then(() => ended.push('first'));
  void second.then(() => ended.push('second'));
  await Promise.all([first, second]);
  expect(ended).toEqual(['first', 'second']);
});

test('one who asks for much leaves threads to others', async () => {
  const run = open({ threads: 2, perKey: 1 });
  const leaving = new AbortController();
  const hogging = [1, 2, 3].map(() => run({ kind: 'spin' }, { ...AMPLE, key: 'hog', signal: leaving.signal }));
  expect(await run({ kind: 'where' }, { ...AMPLE, key: 'other' })).not.toBe(threadId);
  leaving.abort(new Error('gone'));
  const outcomes = await Promise.allSettled(hogging);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('hands bytes over without a copy', async () => {
  const run = open();
  const bytes = new Uint8Array(1_000_000);
  expect(await run({ kind: 'measure', bytes }, { ...AMPLE, transfer: [bytes.buffer] })).toBe(1_000_000);
  expect(bytes.byteLength).toBe(0);
});

test('refuses what comes when too many wait, in all and of one key', async () => {
  const run = open({ mostWaiting: { inAll: 3, perKey: 2 } });
  const ends = new AbortController();
  const of = (key: string) =>
    run({ kind: 'spin' }, { ...AMPLE, key, signal: ends.signal }).catch((error: Error) => error);
  const [running, ...waiting] = [of('a'), of('a'), of('a')];
  expect(await of('a')).toMatchObject({ code: 'busy' });
  waiting.push(of('b'));
  expect(await of('c')).toMatchObject({ code: 'busy' });
  ends.abort(new Error('over'));
  expect(await Promise.all([running, ...waiting])).toMatchObject(
    Array.from({ length: 4 }, () => ({ message: 'over' })),
  );
});
