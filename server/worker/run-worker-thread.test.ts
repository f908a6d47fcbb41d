import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEHAVIOUR, PLACE } from '../../tests/support/enrichment/scripted-worker-thread.ts';
import { createLog } from '../platform/log.ts';
import { loadWorkerThread, runWorkerThread, type WorkerThread, type WorkerThreadData } from './run-worker-thread.ts';

const ENTRY = new URL('../../tests/support/enrichment/scripted-worker-thread.ts', import.meta.url);

const dataOf = ({ buffer }: Int32Array) =>
  ({ control: buffer, databaseUrl: '' }) as unknown as WorkerThreadData & { databaseUrl: string };

let control: Int32Array;
let lines: string[];
let worker: WorkerThread;
beforeEach(async () => {
  // The heartbeats that are missed are counted by the test's own clock; the thread has its own.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  control = new Int32Array(new SharedArrayBuffer(8));
  lines = [];
  const log = createLog({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  worker = await runWorkerThread(dataOf(control), log, { entry: ENTRY });
});
afterEach(async () => {
  vi.useRealTimers();
  await worker.stop();
});

const behave = (how: number) => Atomics.store(control, PLACE.behaviour, how);
/** Resolves when no message of what it did before is on its way any more. */
async function turn(how: number): Promise<void> {
  behave(how);
  await expect.poll(() => worker.readMetrics()).toEqual([{ behaviour: how }]);
}
const begun = () => Atomics.load(control, PLACE.begun);
const miss = (heartbeats: number) => vi.advanceTimersByTime(heartbeats * 1_000);
test('a thread that works is alive, however long', async () => {
  for (const how of [BEHAVIOUR.takesNoWork, BEHAVIOUR.works, BEHAVIOUR.takesNoWork, BEHAVIOUR.works]) {
    miss(9);
    await turn(how);
  }
  expect(worker.isAlive()).toBe(true);
});

test('a thread that says nothing is hung, and alive again when it speaks', async () => {
  await turn(BEHAVIOUR.isSilent);
  miss(9);
  expect(worker.isAlive()).toBe(true);
  miss(1);
  expect([worker.isAlive(), worker.isQueueAlive()]).toEqual([false, false]);
  behave(BEHAVIOUR.works);
  await expect.poll(worker.isQueueAlive).toBe(true);
  expect(begun()).toBe(1);
});

test('a thread that says nothing for a minute is replaced', async () => {
  await turn(BEHAVIOUR.isSilent);
  miss(60);
  behave(BEHAVIOUR.works);
  await expect.poll(begun, { timeout: 10_000 }).toBe(2);
  await expect.poll(worker.isAlive).toBe(true);
  expect(lines).toContain('the worker thread has said nothing for a minute and is replaced');
});

test('a thread that dies is not alive, and replaced', async () => {
  behave(BEHAVIOUR.dies);
  await expect.poll(worker.isAlive).toBe(false);
  await expect.poll(worker.isQueueAlive, { timeout: 10_000 }).toBe(true);
  expect(begun()).toBe(2);
  expect(lines).toContain('worker thread failed');
});

test('a thread whose queue has stopped is alive without it', async () => {
  behave(BEHAVIOUR.takesNoWork);
  await expect.poll(worker.isQueueAlive).toBe(false);
  expect(worker.isAlive()).toBe(true);
});

test('a thread that does not answer has the figures it told last', async () => {
  await turn(BEHAVIOUR.works);
  behave(BEHAVIOUR.isDeaf);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = Promise.all([worker.readMetrics(), worker.readMetrics()]);
  vi.advanceTimersByTime(1_000);
  const [one, other] = await answers;
  behave(BEHAVIOUR.works);
  expect(one).toEqual([{ behaviour: BEHAVIOUR.works }]);
  expect(other).toBe(one);
});

test('a thread that does not listen is ended when it should stop', async () => {
  behave(BEHAVIOUR.isDeaf);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = worker.stop();
  vi.advanceTimersByTime(5_000);
  await stopped;
  expect(worker.isAlive()).toBe(false);
});

test('a thread that ended while it loaded is not waited for', async () => {
  const loaded = loadWorkerThread(dataOf(control), ENTRY);
  await loaded.terminate();
  const other = await runWorkerThread(dataOf(control), createLog({ level: 'silent' }), { loaded, entry: ENTRY });
  expect(other.isAlive()).toBe(true);
  await other.stop();
});
