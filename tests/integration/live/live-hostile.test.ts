import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signSessionToken } from '../../../server/accounts/session-token.ts';
import { startLive } from '../../../server/live/start-live.ts';
import { createLog } from '../../../server/platform/log.ts';
import { REQUEST_POLICIES } from '../../../server/platform/request-limits/policies.ts';
import { createRequestLimits } from '../../../server/platform/request-limits/request-limits.ts';
import { readConfig } from '../../../server/services/config.ts';
import { type Engine, openEngine, suppressionsOf } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { connectRaw, type RawLiveClient } from '../../support/http/raw-live-client.ts';

const SECRET = 'the session secret of a test';
const lines: string[] = [];
const clients: RawLiveClient[] = [];
let engine: Engine;
let server: Server;
let live: { stop(): Promise<void> };
let user: string;
let token: string;

beforeAll(async () => {
  engine = await openEngine();
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const config = readConfig({ PORT: '0', DATABASE_URL: engine.url, SESSION_SECRET: SECRET });
  const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  live = await startLive({
    server,
    db: engine.db,
    databaseUrl: engine.url,
    config,
    limits: createRequestLimits(engine.db, { enabled: true }),
    suppressions: suppressionsOf(engine.db),
    log,
  });
  user = await engine.addUser(1_000);
  token = await signIn(user);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  expect(lines.splice(0)).toEqual([]);
});
afterAll(async () => {
  await live.stop();
  server.close();
  await engine.close();
});

async function signIn(userId: string): Promise<string> {
  const sessionId = newId();
  await sql`INSERT INTO sessions (id, user_id, expires_at) VALUES (${sessionId}, ${userId}, now() + interval '1 day')`.execute(
    engine.db,
  );
  return signSessionToken(SECRET, { userId, sessionId, expiresAt: new Date(Date.now() + 86_400_000) });
}

async function connect(auth: unknown): Promise<RawLiveClient> {
  const text = typeof auth === 'string' ? auth : JSON.stringify(auth);
  const client = await connectRaw(`127.0.0.1:${(server.address() as AddressInfo).port}`, text);
  clients.push(client);
  return client;
}

async function connectMember(): Promise<RawLiveClient> {
  const client = await connect({ token });
  await expect.poll(() => client.of('connected'), { timeout: 10_000, interval: 5 }).toEqual([{ user_id: user }]);
  return client;
}

/** The connection is served, and so the process lives. */
async function expectAnswer(client: RawLiveClient): Promise<void> {
  const test = newId();
  client.emit('ping', { test });
  await expect.poll(() => client.of('pong'), { timeout: 10_000, interval: 5 }).toContainEqual({ test });
}

/** What every field of a payload, and the payload itself, is tried as. */
const ODD_VALUES: [string, unknown][] = [
  ['null', null],
  ['a number', 1e308],
  ['a list', [[[]]]],
  ['an object that is no text', { toString: 1, valueOf: 1 }],
  ['an object that looks like a prototype', JSON.parse('{"__proto__":{"toString":1},"constructor":1}')],
  ['a text with NUL', 'a\0b'],
  ['half a surrogate pair', '\ud800'],
  ['an empty text', ''],
  ['a long text', 'x'.repeat(20_000)],
  ['a placeholder of bytes that never come', { _placeholder: true, num: 0 }],
];

const FIELDS = { join_user_room: 'user_id', join_job: 'job_id', leave_job: 'job_id', ping: 'test' };

describe('an event', () => {
  test.each(Object.entries(FIELDS))('%s with anything in it ends nothing', async (name, field) => {
    const client = await connectMember();
    for (const [, value] of ODD_VALUES) {
      client.emit(name, value);
      client.emit(name, { [field]: value });
      client.emit(name, { [field]: user }, value, value);
      await expectAnswer(client);
    }
  });

  test.each([
    ['leave_job', [{ job_id: { toString: 1 } }], 'leave_job was sent without what it needs: job_id: Invalid input'],
    ['leave_job', ['x'], 'leave_job was sent without what it needs: Invalid input'],
    ['join_job', [{ job_id: 'a\0b' }], 'join_job was sent without what it needs: job_id: Must not hold a NUL'],
    ['join_job', [{ job_id: newId() }], 'Job not found'],
    ['join_job', [{ job_id: 'no-id' }], 'Job not found'],
    ['join_user_room', [{ user_id: newId() }], 'This room belongs to another user'],
    ['error', [new Error('x')], 'Unknown event'],
    ['toString', [], 'Unknown event'],
    ['__proto__', [], 'Unknown event'],
    [7, [], 'Unknown event'],
  ])('%s that cannot be served is refused with a reason', async (name, args, reason) => {
    const client = await connectMember();
    client.emit(name, ...args);
    await expectAnswer(client);
    expect(client.of('error')).toEqual([{ message: expect.stringContaining(reason) }]);
  });

  test('nested without end is refused, not echoed', async () => {
    const client = await connectMember();
    client.send(`42["ping",{"test":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`);
    await expectAnswer(client);
    expect(client.of('error')).toHaveLength(1);
  });

  test.each([
    ['asks for an acknowledgement', '421["ping",{"test":"asked"}]'],
    ['asks for one under a number that is none', '4299999999999999999999["ping",{"test":"asked"}]'],
    ['acknowledges what was never asked', '4312["x"]'],
    ['is no JSON', '42["ping",'],
    ['is no list', '42{"ping":1}'],
    ['has no name', '42[]'],
    ['has bytes that never come', '451-["ping",{"test":{"_placeholder":true,"num":0}}]'],
    ['has more bytes than anybody sends', '459999999-["ping"]'],
    ['goes to a namespace that is not there', '42/admin,["ping"]'],
    ['is of no known type', '49["ping"]'],
    ['is larger than any event', `42["ping",{"test":"${'x'.repeat(70_000)}"}]`],
  ])('that %s ends no connection but its own', async (_, packet) => {
    const [client, bystander] = [await connectMember(), await connectMember()];
    client.send(packet);
    await expectAnswer(bystander);
    await expectAnswer(await connectMember());
  });

  test('of bytes is refused', async () => {
    const client = await connectMember();
    client.send('451-["ping",{"test":{"_placeholder":true,"num":0}}]');
    client.send(new Uint8Array(1_000));
    await expectAnswer(client);
    expect(client.of('error')).toHaveLength(1);
  });
});

test('what a user sends beyond the limit is answered with when to try again', async () => {
  // A user of its own: who was refused is refused until the minute is over.
  const talker = await engine.addUser(0);
  const client = await connect({ token: await signIn(talker) });
  await expect.poll(() => client.of('connected'), { timeout: 10_000, interval: 5 }).toEqual([{ user_id: talker }]);
  const limits = createRequestLimits(engine.db, { enabled: true });
  const { times, block } = REQUEST_POLICIES['live-message'];
  for (let sent = 0; sent < times && (await limits.count('live-message', talker))?.allowed; sent += 1);
  for (let sent = 0; sent < block + 1; sent += 1) client.emit('ping', { test: 'x' });
  await expect
    .poll(() => client.of('error'), { timeout: 10_000, interval: 5 })
    .toContainEqual({ message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/) });
});

describe('a handshake', () => {
  test.each<[string, unknown]>([
    ['nothing', ''],
    ['a list', '[1]'],
    ['a text', '"x"'],
    ...ODD_VALUES.map(([what, value]) => [`${what} as its token`, { token: value }] as [string, unknown]),
  ])('with %s is refused', async (_, auth) => {
    const client = await connect(auth);
    await Promise.race([client.closed, expect.poll(() => client.of('connect_error')).toHaveLength(1)]);
    expect(client.of('connected')).toEqual([]);
    await expectAnswer(await connectMember());
  });

  test.each([
    '?EIO=4&transport=polling&transport=websocket',
    '?EIO[]=4&transport[x]=polling',
    '?EIO=4&transport=__proto__',
    '?EIO=4&transport=polling&sid=__proto__',
    '?EIO=4&transport=polling&sid=%00',
    '?EIO=4&transport=polling&j=%00&b64=1',
    `?EIO=4&transport=polling&x=${'%ff'.repeat(3_000)}`,
    '',
  ])('at %s is answered', async (query) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/socket.io/${query}`);
    expect(answer.status).toBeLessThan(500);
    await answer.arrayBuffer();
    await expectAnswer(await connectMember());
  });
});

describe('one connection among others', () => {
  test('that sends thousands of events is closed; the others are served', async () => {
    const [flood, bystander] = [await connectMember(), await connectMember()];
    for (let i = 0; i < 5_000; i += 1) flood.emit('join_job', { job_id: newId() });
    await flood.closed;
    await expectAnswer(bystander);
  });

  test('that leaves a job in the moment it joins it has left it', async () => {
    const client = await connectMember();
    const urls = Array.from({ length: 201 }, (_, i) => `https://www.linkedin.com/in/left-${i}`);
    const started = await engine.start(user, urls, ['firstName']);
    const [left, kept] = started.jobs.map((job) => job.job_id);
    client.emit('join_job', { job_id: left });
    client.emit('leave_job', { job_id: left });
    client.emit('join_job', { job_id: kept });
    await expect.poll(() => client.of('joined_job')).toHaveLength(2);
    await engine.run(started, [scriptedSource('a')]);
    await expect.poll(() => client.of('job_completed')).toMatchObject([{ job_id: kept }]);
  });

  test('sends what a machine made up, a thousand times', async () => {
    const next = numbers(2_026);
    for (let round = 0; round < 20; round += 1) {
      // One event too large closes its connection.
      const client = await connectMember();
      for (let i = 0; i < 50; i += 1) client.emit(...madeUpEvent(next));
      const bystander = await connectMember();
      await expectAnswer(bystander);
    }
  });
});

/** Whole numbers from 0 to below `end`, the same in every run. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

function madeUpEvent(next: (end: number) => number): [unknown, ...unknown[]] {
  const names = [...Object.keys(FIELDS), 'error', 'connection', 'newListenerX', ''];
  const value = (depth: number): unknown => {
    const kind = next(depth > 3 ? 10 : 12);
    if (kind < 10) return ODD_VALUES[kind]![1];
    const inner = Array.from({ length: next(4) }, () => value(depth + 1));
    return kind === 10 ? inner : Object.fromEntries(inner.map((one, at) => [Object.values(FIELDS)[at % 4], one]));
  };
  return [names[next(names.length)], ...Array.from({ length: next(4) }, () => value(0))];
}

describe('what the channel answers by itself', () => {
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';
  test.each([
    ['a request of another protocol', 'POST /socket.io/?EIO=4', '', 400],
    ['an upgrade of another protocol', 'GET /socket.io/?EIO=4&transport=none', upgrade, 400],
    [
      'an upgrade from a page of others',
      'GET /socket.io/?EIO=4&transport=websocket',
      `${upgrade}Origin: http://x.example\r\n`,
      403,
    ],
    ['a request from a page of others', 'GET /socket.io/?EIO=4&transport=polling', 'Origin: http://x.example\r\n', 403],
  ])('carries a request id: %s', async (_what, line, headers, status) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = headers.includes('Upgrade') ? '' : 'Connection: close\r\n';
    const answer = await sendRaw(url, `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}${close}\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
