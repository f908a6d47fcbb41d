import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../server/platform/free-port.ts';
import { type LeadlightProcess, startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type Member, signUp } from '../../support/http/sign-up.ts';
import { type LoadBalancer, startLoadBalancer } from '../../support/servers/load-balancer.ts';

/** Two API and two worker processes behind a proxy, restarted one after the other while users work. */

const CREDITS = 100_000;
const COLUMNS = ['jobTitle', 'companyName', 'tag'] as const;

let database: TestDatabase;
let balancer: LoadBalancer;
let ports: number[];
const processes: LeadlightProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ports = await Promise.all(Array.from({ length: 4 }, () => freePort()));
  for (const place of ports.keys()) processes.push(await start(place));
  balancer = await startLoadBalancer(ports.slice(0, 2));
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await balancer.close();
  await database.drop();
});

const isApi = (place: number) => place < 2;

function start(place: number): Promise<LeadlightProcess> {
  return startLeadlightProcess({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'the session secret of a test',
    LEADLIGHT_ROLE: isApi(place) ? 'api' : 'worker',
    PORT: String(ports[place]),
    SIGNUP_CREDITS: String(CREDITS),
    DRAIN_SECONDS: '2',
  });
}

/** Somebody at work: starts, reads and looks at credits, over and over, and has a page open. */
async function work(user: Member, profiles: readonly string[], signal: AbortSignal) {
  const failed: string[] = [];
  const batches: string[] = [];
  let calls = 0;
  const call = async <T>(what: string, made: Promise<T>): Promise<T | undefined> => {
    calls += 1;
    return made.catch((error: unknown) => void failed.push(`${what}: ${error}`));
  };
  while (!signal.aborted) {
    const items = [0, 1].map((at) => ({
      linkedin_url: profiles[(calls + at) % profiles.length]!,
      columns: [...COLUMNS],
    }));
    const started = await call('start', user.api.call('startEnrichment', { body: items }));
    if (started) batches.push(started.batch_id);
    if (started) await call('batch', user.api.call('readBatch', { params: { id: started.batch_id } }));
    await call('credits', user.api.call('readCredits'));
    await call('history', user.api.call('listHistory'));
    await delay(20);
  }
  return { failed, batches, calls };
}

/** A page's live connection, which reads over HTTP what it missed. */
function openPage(user: Member) {
  const seen = new Set<string>();
  const socket: Socket = io(balancer.url, { transports: ['websocket'], auth: { token: user.token }, forceNew: true });
  let connections = 0;
  socket.on('connect', () => {
    connections += 1;
  });
  socket.on('job_completed', ({ job_id }: { job_id: string }) => seen.add(job_id));
  return { socket, seen, connections: () => connections };
}

/** Stops a process as a service manager does, and starts it again. */
async function restart(place: number): Promise<void> {
  const stopped = processes[place]!.stop();
  if (isApi(place)) {
    const own = `http://127.0.0.1:${ports[place]}`;
    await expect.poll(async () => (await fetch(`${own}/readyz`)).status, { interval: 10 }).toBe(503);
    // Nobody is sent here any more; who still comes is served, and goes elsewhere next time.
    const answer = await fetch(`${own}/api/config`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  }
  await stopped;
  processes[place] = await start(place);
  await expect.poll(() => balancer.healthy()).toBe(2);
}

test('every process is restarted under load: no call fails, no job is lost, live connections come back', async () => {
  await expect.poll(() => balancer.healthy()).toBe(2);
  const users = await Promise.all([1, 2, 3].map(() => signUp(balancer.url, null)));
  const pages = users.map(openPage);
  const { data } = await users[0]!.api.call('searchPeople', { body: { query: 'sales directors in London' } });
  const profiles = data.items.map(({ profile_url }) => profile_url ?? '');
  await expect.poll(() => pages.every(({ socket }) => socket.connected)).toBe(true);

  const ending = new AbortController();
  const working = users.map((user) => work(user, profiles, ending.signal));
  for (const place of ports.keys()) await restart(place);
  ending.abort();
  const worked = await Promise.all(working);

  expect(worked.flatMap(({ failed }) => failed)).toEqual([]);
  expect(Math.min(...worked.map(({ calls }) => calls))).toBeGreaterThan(20);
  for (const [at, user] of users.entries()) {
    const { batches } = worked[at]!;
    const read = (id: string) => user.api.call('readBatch', { params: { id }, query: { page_size: 2 } });
    let used = 0;
    for (const id of batches) {
      await expect.poll(async () => (await read(id)).batch.counts, { timeout: 40_000 }).toMatchObject({ completed: 2 });
      used += (await read(id)).batch.credits_used;
    }
    expect(await user.api.call('readCredits')).toMatchObject({ credits: CREDITS - used, held: 0 });
  }

  // Both processes have been away: each page has had to come back at least once, and hears of what happens now.
  await expect.poll(() => pages.every(({ socket }) => socket.connected)).toBe(true);
  expect(Math.min(...pages.map(({ connections }) => connections()))).toBeGreaterThan(1);
  for (const [at, user] of users.entries()) {
    const { job_id } = await user.api.call('startEnrichment', {
      body: { linkedin_url: profiles[0]!, columns: [...COLUMNS] },
    });
    await expect.poll(() => pages[at]!.seen.has(job_id ?? '')).toBe(true);
  }
  for (const { socket } of pages) socket.close();
}, 300_000);
