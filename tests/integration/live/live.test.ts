import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../../../server/accounts/api-keys/create-api-key.ts';
import { revokeApiKey } from '../../../server/accounts/api-keys/revoke-api-key.ts';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { endOtherSessions, endSession } from '../../../server/accounts/end-sessions.ts';
import { signSessionToken } from '../../../server/accounts/session-token.ts';
import { cancelJob } from '../../../server/enrichment/running/cancel-jobs.ts';
import { startLive } from '../../../server/live/start-live.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createRequestLimits } from '../../../server/platform/request-limits/request-limits.ts';
import { readConfig } from '../../../server/services/config.ts';
import type { ApiKeyScope } from '../../../shared/contract/api-key-scopes.ts';
import type { ClientEvents, ServerEvents } from '../../../shared/live-events.ts';
import { type Engine, openEngine, suppressionsOf } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';

const SECRET = 'the session secret of a test';
type Client = Socket<ServerEvents, ClientEvents>;

let engine: Engine;
const servers: { server: Server; url: string; stop: () => Promise<void> }[] = [];
const clients: Client[] = [];
/** What happens after a connection's session was read and before it is in its rooms. */
let duringHandshake = async () => {};

/** Each has too much to do while it is true. */
let overloaded = false;
/** Two API processes' live channels on one database. */
beforeAll(async () => {
  engine = await openEngine();
  for (let i = 0; i < 2; i += 1) {
    const config = readConfig({ PORT: '0', DATABASE_URL: engine.url, SESSION_SECRET: SECRET });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const log = createLog({ level: 'silent' });
    const limits = createRequestLimits(engine.db, { enabled: true });
    const live = await startLive({
      server,
      db: engine.db,
      databaseUrl: engine.url,
      config,
      limits: {
        ...limits,
        async require(...asked) {
          await limits.require(...asked);
          if (asked[0] === 'live-connection') await duringHandshake();
        },
      },
      suppressions: suppressionsOf(engine.db),
      log,
      isOverloaded: () => overloaded,
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    servers.push({ server, url, stop: live.stop });
  }
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
  duringHandshake = async () => {};
});
afterAll(async () => {
  for (const { server, stop } of servers) {
    await stop();
    server.close();
  }
  await engine.close();
});

async function addSession(userId: string): Promise<{ sessionId: string; token: string }> {
  const sessionId = newId();
  await sql`INSERT INTO sessions (id, user_id, expires_at) VALUES (${sessionId}, ${userId}, now() + interval '1 day')`.execute(
    engine.db,
  );
  const expiresAt = new Date(Date.now() + 86_400_000);
  return { sessionId, token: await signSessionToken(SECRET, { userId, sessionId, expiresAt }) };
}

interface Heard {
  event: string;
  payload: Record<string, unknown>;
}

async function connect(token: string | undefined, options: { server?: number; headers?: Record<string, string> } = {}) {
  const client: Client = io(servers[options.server ?? 0]!.url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(options.headers && { extraHeaders: options.headers }),
  });
  clients.push(client);
  const heard: Heard[] = [];
  client.onAny((event: string, payload: Record<string, unknown>) => heard.push({ event, payload }));
  await new Promise<void>((resolve, reject) => {
    client.once('connected', () => resolve());
    client.once('connect_error', reject);
  });
  return {
    client,
    heard,
    next: (event: keyof ServerEvents) => expect.poll(() => heard.find((one) => one.event === event)?.payload),
    of: (event: keyof ServerEvents) => heard.filter((one) => one.event === event).map((one) => one.payload),
  };
}

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;

async function startOne(credits = 100) {
  const user = await engine.addUser(credits);
  const session = await addSession(user);
  return { user, ...session, start: () => engine.start(user, [url('anna')], ['firstName', 'workEmail']) };
}

describe('who may connect', () => {
  test.each([
    { why: 'no token', token: async () => undefined, text: 'Authentication required' },
    { why: 'a token nobody signed', token: async () => 'nonsense', text: /./ },
    {
      why: 'an ended session',
      token: async () => {
        const user = await engine.addUser(0);
        const { sessionId, token } = await addSession(user);
        await endSession(engine.db, user, sessionId);
        return token;
      },
      text: 'Session inactive',
    },
  ])('$why is refused', async ({ token, text }) => {
    await expect(connect(await token())).rejects.toThrow(text);
  });

  test("another site's page is refused, our own is not", async () => {
    const { token } = await startOne();
    await expect(connect(token, { headers: { origin: 'https://evil.example' } })).rejects.toThrow();
    await expect(connect(token, { headers: { origin: servers[0]!.url } })).resolves.toBeDefined();
  });
});

test('an API key may listen when it may read, until it is revoked', async () => {
  const { user, start } = await startOne();
  const add = (scopes: ApiKeyScope[]) => createApiKey(engine.db, user, { name: 'listener', scopes });
  const { key, secret } = await add(['read']);
  const listener = await connect(secret, { server: 1 });
  await engine.run(await start(), [scriptedSource('a')]);
  await listener.next('job_completed').toMatchObject({ user_id: user });
  const closed = new Promise((resolve) => listener.client.once('disconnect', resolve));
  await revokeApiKey(engine.db, user, key.id);
  await closed;
  await expect(connect(secret)).rejects.toThrow('This API key was revoked');
  await expect(connect((await add(['enrich'])).secret)).rejects.toThrow('This API key may not do that');
});

test('a job is told to its user on every process, and to nobody else', async () => {
  const { user, token, start } = await startOne();
  const stranger = await startOne();
  const here = await connect(token, { server: 0 });
  const there = await connect(token, { server: 1 });
  const other = await connect(stranger.token);
  const started = await start();
  await engine.run(started, [scriptedSource('a')]);
  for (const listener of [here, there]) {
    await listener.next('job_completed').toMatchObject({
      job_id: started.job_id,
      user_id: user,
      result: { firstName: 'Asha', workEmail: 'asha@acme.example' },
      credits_used: 2,
      successful_parameters: ['firstName', 'workEmail'],
      failed_parameters: [],
      skipped_parameters: [],
    });
    await expect.poll(() => listener.of('batch_progress').at(-1)).toMatchObject({ counts: { completed: 1 }, total: 1 });
    await expect.poll(() => listener.of('credits').at(-1)).toEqual({ user_id: user, credits: 98, held: 0 });
    expect(listener.of('job_completed')).toHaveLength(1);
  }
  expect(other.heard.map((one) => one.event)).toEqual(['connected']);
});

test('failed and cancelled jobs are told as such', async () => {
  const { user, token } = await startOne();
  const listener = await connect(token);
  const started = await engine.start(user, [url('nobody'), url('anna')], ['firstName']);
  await cancelJob(engine.db, user, started.jobs[1]!.job_id);
  await engine.run(started, [scriptedSource('a', { script: { nobody: 'unknown' } })]);
  await listener.next('job_cancelled').toMatchObject({ job_id: started.jobs[1]!.job_id });
  await listener
    .next('job_failed')
    .toMatchObject({ job_id: started.jobs[0]!.job_id, error: 'Profile not found.', error_code: 'profile_not_found' });
});

test('a job that runs is told as it moves on', async () => {
  const { user, token, start } = await startOne();
  const listener = await connect(token);
  const started = await start();
  const gate = Promise.withResolvers<void>();
  const running = engine.run(started, [scriptedSource('a', { script: { anna: { after: gate.promise } } })]);
  await listener.next('job_progress').toMatchObject({
    job_id: started.job_id,
    user_id: user,
    linkedin_url: url('anna'),
    status: 'running',
    progress: 0,
    message: 'Gathering the profile...',
    total_parameters_requested: 2,
    completed: 0,
    failed: 0,
  });
  gate.resolve();
  await running;
  await listener.next('job_completed').toBeDefined();
});

describe('rooms', () => {
  test("one's own are joined, others' are refused with an error", async () => {
    const { user, token, start } = await startOne();
    const stranger = await startOne();
    const started = await start();
    const mine = await connect(token);
    mine.client.emit('join_user_room', { user_id: user });
    await mine.next('joined_user_room').toEqual({ user_id: user });
    mine.client.emit('join_job', { job_id: started.job_id!, user_id: user });
    await mine.next('joined_job').toEqual({ job_id: started.job_id });

    const theirs = await connect(stranger.token);
    theirs.client.emit('join_user_room', { user_id: user });
    theirs.client.emit('join_job', { job_id: started.job_id!, user_id: stranger.user });
    theirs.client.emit('join_job', { job_id: started.job_id!, user_id: user });
    theirs.client.emit('join_job', null as never);
    await expect.poll(() => theirs.of('error')).toHaveLength(4);
    await engine.run(started, [scriptedSource('a')]);
    await mine.next('job_completed').toBeDefined();
    expect(theirs.of('job_completed')).toEqual([]);
  });

  test('a room that was left is silent', async () => {
    const { user, token } = await startOne(1_000);
    const listener = await connect(token);
    const started = await engine.start(
      user,
      Array.from({ length: 201 }, (_, i) => url(`left-${i}`)),
      ['firstName'],
    );
    const [left, kept] = started.jobs.map((job) => job.job_id);
    for (const job_id of [left!, kept!]) listener.client.emit('join_job', { job_id });
    await expect.poll(() => listener.of('joined_job')).toHaveLength(2);
    listener.client.emit('leave_job', { job_id: left!, user_id: user });
    listener.client.emit('ping', { test: 'left' });
    await listener.next('pong').toBeDefined();
    await engine.run(started, [scriptedSource('a')]);
    await expect.poll(() => listener.of('job_completed').map((job) => job.job_id)).toEqual([kept]);
  });

  test('joining late tells the end, and once', async () => {
    const { token, start } = await startOne();
    const started = await start();
    await engine.run(started, [scriptedSource('a')]);
    const late = await connect(token);
    for (let i = 0; i < 2; i += 1) late.client.emit('join_job', { job_id: started.job_id! });
    await expect.poll(() => late.of('joined_job')).toHaveLength(2);
    await late.next('job_completed').toMatchObject({ job_id: started.job_id });
    expect(late.of('job_completed')).toHaveLength(1);
  });

  test('of a large batch only joined jobs are told one by one; all are counted', async () => {
    const { user, token } = await startOne(1_000);
    const listener = await connect(token);
    const started = await engine.start(
      user,
      Array.from({ length: 201 }, (_, i) => url(`p-${i}`)),
      ['firstName'],
    );
    listener.client.emit('join_job', { job_id: started.jobs[7]!.job_id });
    await listener.next('joined_job').toBeDefined();
    await engine.run(started, [scriptedSource('a')]);
    await expect
      .poll(() => listener.of('batch_progress').at(-1))
      .toMatchObject({
        batch_id: started.batch_id,
        counts: { completed: 201, pending: 0, running: 0 },
        total: 201,
      });
    await expect.poll(() => listener.of('job_completed').map((job) => job.job_id)).toEqual([started.jobs[7]!.job_id]);
  });
});

test('ping is answered', async () => {
  const { token } = await startOne();
  const listener = await connect(token);
  listener.client.emit('ping', { test: 'hello' });
  await listener.next('pong').toEqual({ test: 'hello' });
});

describe('connections go with what they belong to', () => {
  test('a session that ends', async () => {
    const { user, sessionId, token } = await startOne();
    const listener = await connect(token, { server: 1 });
    await endSession(engine.db, user, sessionId);
    await listener.next('left_user_room').toEqual({ user_id: user });
    await expect.poll(() => listener.client.connected).toBe(false);
  });

  test('a session that ends while it connects', async () => {
    const { user, sessionId, token } = await startOne();
    const earlier = await connect(token);
    duringHandshake = async () => {
      await endSession(engine.db, user, sessionId);
      // The end is announced before the new connection can hear of it.
      await expect.poll(() => earlier.client.connected).toBe(false);
    };
    const late = await connect(token);
    await late.next('left_user_room').toEqual({ user_id: user });
    await expect.poll(() => late.client.connected).toBe(false);
  });

  test('all sessions but one, on every process at once', async () => {
    const { user, sessionId, token } = await startOne();
    const kept = await connect(token);
    const [here, there] = [await addSession(user), await addSession(user)];
    const listeners = [await connect(here.token), await connect(there.token, { server: 1 })];
    await endOtherSessions(engine.db, { userId: user, via: { kind: 'session', sessionId } });
    for (const { client } of listeners) await expect.poll(() => client.connected).toBe(false);
    expect(kept.client.connected).toBe(true);
  });

  test('an account that is deleted', async () => {
    const { user, token } = await startOne();
    const listener = await connect(token);
    await deleteAccount(engine.db, user);
    await expect.poll(() => listener.client.connected).toBe(false);
  });
});

describe('a process with too much to do', () => {
  afterEach(() => {
    overloaded = false;
  });

  test.each([['polling'], ['websocket']] as const)(
    'refuses new connections by %s, with when to come back',
    async (transport) => {
      const { token } = await startOne();
      const open = await connect(token);
      overloaded = true;
      const { url } = servers[0]!;
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
      };
      const refused = await new Promise<{ status: number | undefined; retryAfter: string | undefined; body: string }>(
        (resolve, reject) => {
          get(
            `${url}/socket.io/?EIO=4&transport=${transport}`,
            { headers: transport === 'websocket' ? headers : {} },
            async (answer) => {
              const body = await text(answer);
              resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'], body });
            },
          ).on('error', reject);
        },
      );
      expect(refused.status).toBe(503);
      expect(Number(refused.retryAfter)).toBeGreaterThanOrEqual(2);
      expect(JSON.parse(refused.body)).toMatchObject({ success: false, code: 'busy' });
      await expect(connect(token)).rejects.toThrow();
      open.client.emit('ping', { test: 'still here' });
      await open.next('pong').toEqual({ test: 'still here' });
      overloaded = false;
      expect((await connect(token)).client.connected).toBe(true);
    },
  );
});
