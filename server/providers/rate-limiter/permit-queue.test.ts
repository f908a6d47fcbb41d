import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RateLimits } from '../rate-limiter.ts';
import { withCallPriority } from './call-priority.ts';
import { type AskForPermits, PermitQueue } from './permit-queue.ts';
import type { KindAnswer, WaitReason } from './rate-limiter-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
});

const never = new AbortController().signal;
const turn = () => pass(0);
/** Lets time pass, and what comes of it happen. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turns = 0; turns < 3; turns += 1) await new Promise(setImmediate);
}

function answer(kind: string, more: Partial<KindAnswer> = {}): KindAnswer {
  return {
    call_kind: kind,
    interactive: 0,
    bulk: 0,
    reserved: 0,
    lapsed: false,
    reserved_ms: 60_000,
    reason: '',
    wait_ms: 0,
    may_hand_over: false,
    counted_at: new Date(),
    failures: 0,
    pause_kind: 'rate-limited',
    pause_reason: 'Vendor asks for patience.',
    ...more,
  };
}

/** A database that lets nobody through, for this reason. */
const closedFor =
  (reason: WaitReason, waitMs = 0): AskForPermits =>
  async ({ kinds }) =>
    kinds.map(({ kind }) => answer(kind, { reason, wait_ms: waitMs }));

/** A database that answers when the test says so. */
function heldDatabase() {
  const asked: { ask: Parameters<AskForPermits>[0]; reply: (answers: KindAnswer[]) => void }[] = [];
  const ask: AskForPermits = (what) =>
    new Promise((resolve) => {
      asked.push({ ask: what, reply: resolve });
    });
  return { asked, ask };
}

const limits = (more: Partial<RateLimits> = {}): RateLimits => ({ key: 'vendor:a', atOnce: 2, ...more });

/** How a call ended its waiting, and after how many milliseconds. */
function waitFor(queue: PermitQueue, kind = 'profile', signal = never) {
  const since = Date.now();
  const end: { after?: number; error?: unknown } = {};
  const done = (error?: unknown) => Object.assign(end, { after: Date.now() - since, error });
  queue.acquire(kind, signal).then(() => done(), done);
  return end;
}

describe('nobody waits beyond their deadline', () => {
  const BOUND_MS = 60_000;
  test.each<[string, AskForPermits]>([
    ['all permits are in use', closedFor('busy')],
    ['calls keep a distance', closedFor('spacing', 400)],
    ['the calls of each second are used up', closedFor('second', 500)],
    ['a short pause follows another', closedFor('pause', 15_000)],
    ['the database never answers', () => new Promise(() => {})],
    ['the database takes long', (ask) => wait(9_000).then(() => closedFor('busy')(ask))],
  ])('when %s', async (_why, database) => {
    const queue = new PermitQueue(limits(), database);
    const end = withCallPriority({ waitMs: BOUND_MS }, () => waitFor(queue));
    await pass(BOUND_MS - 1_000);
    expect(end).toEqual({});
    await pass(1_000);
    expect(end).toMatchObject({ after: BOUND_MS, error: { name: 'PermitRefused', kind: 'rate-limited' } });
    expect((end.error as Error).message).toBe('Too many calls to vendor are waiting for their turn.');
    await pass(20_000);
  });

  test('three minutes, when nothing else was said', async () => {
    const end = waitFor(new PermitQueue(limits(), closedFor('busy')));
    await pass(179_000);
    expect(end).toEqual({});
    await pass(1_000);
    expect(end.after).toBe(180_000);
  });

  test('five seconds are always left to work that was begun', async () => {
    const queue = new PermitQueue(limits(), closedFor('busy'));
    const end = await withCallPriority({ waitMs: 1_000 }, async () => {
      await pass(2_000);
      return waitFor(queue);
    });
    await pass(5_000);
    expect(end.after).toBe(5_000);
  });

  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
});

describe('who could only be served too late is told so at once, newcomers too', () => {
  test.each<[WaitReason, number, object]>([
    ['day', 11 * 3_600_000, { kind: 'quota', message: expect.stringContaining('00:00 UTC') }],
    ['day', 25_000, { kind: 'quota' }],
    ['pause', 21_000, { kind: 'rate-limited', message: 'Vendor asks for patience.' }],
    ['minute', 45_000, { kind: 'rate-limited', message: 'The calls of this minute to vendor (profile) are used up.' }],
  ])('%s, for %i ms', async (reason, waitMs, error) => {
    const queue = new PermitQueue(limits(), closedFor(reason, waitMs));
    const ends = withCallPriority({ waitMs: 30_000 }, () => [waitFor(queue), waitFor(queue)]);
    await turn();
    const retry = { name: 'PermitRefused', retryAfterMs: waitMs };
    for (const end of ends) expect(end).toMatchObject({ after: 0, error: { ...retry, ...error } });
    await pass(5_000);
    const newcomer = withCallPriority({ waitMs: 30_000 }, () => waitFor(queue));
    await turn();
    expect(newcomer).toMatchObject({ after: 0, error });
  });

  test.each<[WaitReason, number]>([
    ['day', 15_000],
    ['pause', 19_000],
    ['minute', 25_000],
  ])('%s, for %i ms, is waited for', async (reason, waitMs) => {
    const opensAt = Date.now() + waitMs;
    const queue = new PermitQueue(limits(), async ({ kinds }) =>
      kinds.map(({ kind, bulk }) =>
        Date.now() < opensAt ? answer(kind, { reason, wait_ms: opensAt - Date.now() }) : answer(kind, { bulk }),
      ),
    );
    const end = withCallPriority({ waitMs: 30_000 }, () => waitFor(queue));
    await pass(waitMs);
    expect(end).toEqual({ after: waitMs, error: undefined });
    queue.release();
    await turn();
  });

  test('whoever may wait long goes on waiting beside one who may not', async () => {
    const queue = new PermitQueue(limits(), closedFor('minute', 45_000));
    const patient = withCallPriority({ waitMs: 120_000 }, () => waitFor(queue));
    await turn();
    const hurried = withCallPriority({ waitMs: 10_000 }, () => waitFor(queue));
    await turn();
    expect(hurried.error).toMatchObject({ kind: 'rate-limited', retryAfterMs: 45_000 });
    expect(patient).toEqual({});
    await pass(120_000);
  });
});

describe('calls counted ahead', () => {
  const counted = () => limits({ rates: { profile: { day: 1_000 } } });

  test('are as many as are made, also when some begin while the database is asked', async () => {
    const { asked, ask } = heldDatabase();
    const queue = new PermitQueue(counted(), ask);
    const ends = [waitFor(queue), waitFor(queue), waitFor(queue)];
    await turn();
    expect(asked[0]!.ask.kinds).toMatchObject([{ bulk: 3, reserved: 0, ahead: 2 }]);
    // One may go; one more is counted.
    asked[0]!.reply([answer('profile', { bulk: 1, reserved: 2, reason: 'busy', may_hand_over: true })]);
    await pass(100);
    expect(asked[1]!.ask).toMatchObject({ held: 1, kinds: [{ bulk: 2, reserved: 1 }] });
    // While it is asked a call ends: its permit goes on to the second.
    queue.release();
    await turn();
    expect(ends.map(({ after }) => after)).toEqual([0, 100, undefined]);
    // Two waited, one of them was counted: so one more is.
    asked[1]!.reply([answer('profile', { bulk: 1, reserved: 1, may_hand_over: true })]);
    await turn();
    expect(ends[2]!.after).toBe(100);
    // Three were counted and three made: nothing is left to be used or given back.
    expect(asked[2]!.ask).toMatchObject({ held: 2, kinds: [] });
    asked[2]!.reply([]);
    queue.release();
    queue.release();
    await turn();
    expect(asked[3]!.ask).toMatchObject({ held: 0, kinds: [] });
    asked[3]!.reply([]);
    await turn();
  });

  test('are given back when nobody makes them', async () => {
    const { asked, ask } = heldDatabase();
    const queue = new PermitQueue(counted(), ask);
    const leaving = new AbortController();
    waitFor(queue);
    waitFor(queue, 'profile', leaving.signal);
    await turn();
    const countedAt = new Date('2026-11-21T13:00:00Z');
    asked[0]!.reply([
      answer('profile', { bulk: 1, reserved: 2, reason: 'busy', may_hand_over: true, counted_at: countedAt }),
    ]);
    await turn();
    leaving.abort(new Error('stopped'));
    await turn();
    expect(asked[1]!.ask.kinds).toMatchObject([{ bulk: 0, reserved: 0, returned: 1, counted_at: countedAt }]);
    asked[1]!.reply([answer('profile')]);
    queue.release();
    await turn();
    expect(asked[2]!.ask).toMatchObject({ held: 0, kinds: [] });
    asked[2]!.reply([]);
    await turn();
  });

  test('are given back later when the database was away', async () => {
    const { asked, ask } = heldDatabase();
    let isAway = false;
    const queue = new PermitQueue(counted(), (what) => (isAway ? Promise.reject(new Error('away')) : ask(what)));
    const leaving = new AbortController();
    waitFor(queue);
    waitFor(queue, 'profile', leaving.signal);
    await turn();
    asked[0]!.reply([answer('profile', { bulk: 1, reserved: 2, reason: 'busy', may_hand_over: true })]);
    await turn();
    isAway = true;
    leaving.abort(new Error('stopped'));
    await turn();
    isAway = false;
    await pass(4_000);
    expect(asked[1]!.ask).toMatchObject({ held: 1, kinds: [{ reserved: 0, returned: 1 }] });
    asked[1]!.reply([answer('profile')]);
    queue.release();
    await turn();
    asked[2]!.reply([]);
    await turn();
  });
});

test('a permit granted to a call that has left meanwhile is released', async () => {
  const { asked, ask } = heldDatabase();
  const queue = new PermitQueue(limits(), ask);
  const leaving = new AbortController();
  waitFor(queue, 'profile', leaving.signal);
  await turn();
  leaving.abort(new Error('stopped'));
  asked[0]!.reply([answer('profile', { bulk: 1 })]);
  await turn();
  expect(asked[1]!.ask).toMatchObject({ held: 0, kinds: [] });
  asked[1]!.reply([]);
  await turn();
});

test('calls go by urgency, then by rank, then in the order in which they came', async () => {
  const { asked, ask } = heldDatabase();
  const queue = new PermitQueue(limits({ atOnce: 1 }), ask);
  const gone: string[] = [];
  const join = (name: string, priority: { interactive?: boolean; rank?: number }) =>
    void withCallPriority(priority, () => queue.acquire('profile', never)).then(() => gone.push(name));
  join('bulk 2', { rank: 2 });
  join('bulk 1', { rank: 1 });
  join('bulk 2, later', { rank: 2 });
  join('urgent 2', { interactive: true, rank: 2 });
  join('urgent 1', { interactive: true, rank: 1 });
  for (let place = 0; gone.length < 5; place += 1) {
    await turn();
    const [kind] = asked[place]!.ask.kinds;
    expect(kind).toMatchObject({
      interactive: Math.max(0, 2 - gone.length),
      bulk: Math.min(3, 5 - gone.length),
    });
    const urgent = kind!.interactive > 0;
    asked[place]!.reply([answer('profile', { interactive: Number(urgent), bulk: Number(!urgent), reason: 'busy' })]);
    await turn();
    queue.release();
  }
  expect(gone).toEqual(['urgent 1', 'urgent 2', 'bulk 1', 'bulk 2', 'bulk 2, later']);
  await turn();
  asked.at(-1)!.reply([]);
  await turn();
});

test('the lease is renewed while calls are under way', async () => {
  const asks: number[] = [];
  const queue = new PermitQueue(limits(), async ({ held, kinds }) => {
    asks.push(held);
    return kinds.map(({ kind, bulk }) => answer(kind, { bulk }));
  });
  waitFor(queue);
  await pass(9_000);
  expect(asks).toEqual([0, 1, 1]);
  queue.release();
  await pass(9_000);
  expect(asks).toEqual([0, 1, 1, 0]);
});
