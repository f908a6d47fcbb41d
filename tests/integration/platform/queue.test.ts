import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Queue, startQueue } from '../../../server/platform/queue/queue.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { countedJob, givenUpJob } from '../../support/enrichment/counted-job.ts';

const log = { warn() {}, error() {} };
let database: TestDatabase;
let queues: Queue[];

beforeEach(async () => {
  database = await createTestDatabase();
  queues = [];
  return async () => {
    await Promise.all(queues.map((queue) => queue.stop(1000)));
    await database.drop();
  };
});

async function open(works = true): Promise<Queue> {
  const queue = await startQueue({ url: database.url, log, jobs: [countedJob], works });
  queues.push(queue);
  return queue;
}

const numbered = (...numbers: number[]) => numbers.map((n) => ({ payload: { n } }));

function add(queue: Queue, ...messages: { payload: { n: number }; priority?: number }[]): Promise<void> {
  return database.db.transaction().execute((tx) => queue.enqueue(tx, countedJob, messages));
}

async function waiting(queue: Queue): Promise<number | undefined> {
  return (await queue.depth()).find(({ job }) => job === countedJob.name)?.waiting;
}

test('messages exist when the transaction commits, and a worker elsewhere hears of them at once', async () => {
  const [api, worker] = [await open(false), await open()];
  const seen: number[] = [];
  await worker.work(countedJob, async (messages) => void seen.push(...messages.map(({ payload }) => payload.n)));
  await delay(300);
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
  const transaction = database.db.transaction().execute(async (tx) => {
    await api.enqueue(tx, countedJob, numbered(1, 2));
    await committed;
  });
  await delay(300);
  expect(seen).toEqual([]);
  commit();
  await transaction;
  await expect.poll(() => seen, { interval: 2 }).toHaveLength(2);
  // A worker that only polled, every 5 s, would need 40 s for these.
  const began = performance.now();
  for (let n = 3; n <= 10; n++) {
    await add(api, ...numbered(n));
    await expect.poll(() => seen, { interval: 2 }).toHaveLength(n);
  }
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('a transaction that rolls back leaves no message', async () => {
  const queue = await open(false);
  const failing = database.db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, countedJob, numbered(1));
    throw new Error('no credits');
  });
  await expect(failing).rejects.toThrow('no credits');
  expect(await waiting(queue)).toBe(0);
});

test('a payload that is not what the job declares is refused', async () => {
  const queue = await open(false);
  await expect(add(queue, { payload: { n: 'one' as unknown as number } })).rejects.toThrow(/expected number/);
  expect(await waiting(queue)).toBe(0);
});

test('higher priority first, then earlier transactions, one message at a time without a pause between them', async () => {
  const queue = await open();
  await add(queue, { payload: { n: 5 }, priority: -2 }, { payload: { n: 3 } }, { payload: { n: 4 }, priority: -1 });
  await add(queue, { payload: { n: 1 }, priority: 7 });
  await add(queue, { payload: { n: 2 }, priority: 7 });
  const seen: number[] = [];
  await queue.work(countedJob, async ([message]) => void seen.push(message!.payload.n), {
    batchSize: 1,
    localConcurrency: 1,
  });
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([1, 2, 3, 4, 5]);
});

test('no more handlers run at once than asked for, and no more of them for one group; each looks again at once', async () => {
  const queue = await open();
  const running: string[] = [];
  const [most, mostOfOne] = [[0], [0]];
  const ends: PromiseWithResolvers<void>[] = [];
  let handled = 0;
  await queue.work(
    countedJob,
    async ([message]) => {
      const group = message!.payload.n < 100 ? 'many' : `single ${message!.payload.n}`;
      running.push(group);
      most.push(running.length);
      mostOfOne.push(running.filter((one) => one === 'many').length);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      await end.promise;
      running.splice(running.indexOf(group), 1);
      handled += 1;
    },
    { batchSize: 1, localConcurrency: 4, perGroup: 2 },
  );
  const groups = [
    ...Array.from({ length: 12 }, (_, n) => ({ payload: { n }, group: 'many' })),
    ...Array.from({ length: 6 }, (_, n) => ({ payload: { n: 100 + n }, group: `single ${100 + n}` })),
  ];
  await database.db.transaction().execute((tx) => queue.enqueue(tx, countedJob, groups));
  await expect.poll(() => running.length).toBe(4);
  const began = performance.now();
  await expect
    .poll(
      () => {
        for (const end of ends.splice(0)) end.resolve();
        return handled;
      },
      { interval: 20 },
    )
    .toBe(18);
  // Who waited for the poll of every 5 s after each of them would need 15 s at the least.
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(Math.max(...most)).toBe(4);
  expect(Math.max(...mostOfOne)).toBe(2);
});

test('a group whose handler throws is tried again, and given up after its last try', async () => {
  const queue = await open();
  const attempts: number[] = [];
  const givenUp: number[] = [];
  await queue.work(givenUpJob, async (messages) => void givenUp.push(...messages.map(({ payload }) => payload.n)));
  await queue.work(countedJob, async ([message]) => {
    attempts.push(message!.attempt);
    throw new Error('down');
  });
  await add(queue, ...numbered(7));
  await expect.poll(() => givenUp, { timeout: 29_000 }).toEqual([7]);
  expect(attempts).toEqual([0, 1, 2]);
});

test('stopping waits for a running handler', async () => {
  const queue = await open();
  let ended = false;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await queue.work(countedJob, async () => {
    begin();
    await delay(500);
    ended = true;
  });
  await add(queue, ...numbered(1));
  await begun;
  await queue.stop(5000);
  expect(ended).toBe(true);
  expect(await waiting(await open(false))).toBe(0);
});

test('a handler that does not end in time is told, and its messages go to another worker', async () => {
  const queue = await open();
  let signal: AbortSignal | undefined;
  await queue.work(countedJob, async ([message]) => {
    signal = message!.signal;
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  });
  await add(queue, ...numbered(1));
  await expect.poll(() => signal).toBeDefined();
  await queue.stop(1000);
  expect(signal?.aborted).toBe(true);
  const other = await open();
  const seen: number[] = [];
  await other.work(countedJob, async ([message]) => void seen.push(message!.payload.n));
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([1]);
});

test('the messages of a worker killed at its work go to another', { timeout: 60_000 }, async () => {
  const queue = await open();
  await add(queue, ...numbered(1, 2, 3));
  const program = path.resolve(import.meta.dirname, '../../support/enrichment/queue-worker-process.ts');
  const child = spawn(process.execPath, [program, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const taken = await new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line))));
  expect(JSON.parse(taken)).toHaveLength(3);
  const seen: number[] = [];
  await queue.work(countedJob, async (messages) => void seen.push(...messages.map(({ payload }) => payload.n)));
  child.kill('SIGKILL');
  await expect.poll(() => seen.toSorted(), { timeout: 60_000, interval: 100 }).toEqual([1, 2, 3]);
});
