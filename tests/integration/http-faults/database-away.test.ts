import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/http/app.ts';
import type { App } from '../../../server/http/app-types.ts';
import { startLive } from '../../../server/live/start-live.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { readConfig } from '../../../server/services/config.ts';
import { openServices, type Services } from '../../../server/services/open-services.ts';
import type { OperationName } from '../../../shared/contract/operations.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type AnyInput, type ApiClient, createApiClient, type ErrorResponse } from '../../support/http/api-client.ts';
import { connectRaw } from '../../support/http/raw-live-client.ts';
import { encryptEmail } from '../../support/http/sign-up.ts';
import { openTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy.ts';

const SECRET = 'the session secret of a test';
const lines: string[] = [];
let database: TestDatabase;
let proxy: TcpProxy;
let db: Database;
let away: Services;
/** The queue has a way of its own to the database. */
let there: Services;
let app: App;
let live: { stop(): Promise<void> };
let api: ApiClient;
let token: string;

/** The API on a database that can be taken away. */
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openTcpProxy(database.url);
  const config = readConfig({ PORT: '0', DATABASE_URL: proxy.url, SESSION_SECRET: SECRET });
  const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  away = openServices({ config, databaseUrl: proxy.url, log, process: 'api' });
  there = openServices({ config, databaseUrl: database.url, log, process: 'api' });
  db = away.db();
  const queue = await there.queue();
  app = await buildApp({
    config,
    db,
    queue,
    services: away,
    log,
    metrics: createMetrics({ thread: 'api' }),
    load: { read: (requests) => ({ requests, eventLoopDelayMs: 0, waitingForDatabase: 0 }) },
    missing: async () => [],
    isStopping: () => false,
  });
  app.get('/api/slow', { config: { access: 'public' } }, async () => {
    await sql`SELECT pg_sleep(60)`.execute(db);
    return { success: true };
  });
  live = await startLive({
    ...{ server: app.server, db, databaseUrl: proxy.url, config, log },
    ...{ limits: away.requestLimits(), suppressions: away.suppressions() },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const anybody = createApiClient(url);
  const identity = await anybody.call('issueLocalToken', { body: { email: 'ann@example.com' } });
  const data = await encryptEmail(anybody, 'ann@example.com');
  ({ token } = await anybody.call('signIn', { body: { data, access_token: identity.access_token } }));
  api = createApiClient(url, token);
});
afterEach(() => expect(lines.splice(0).filter((line) => JSON.parse(line).level === 'error')).toEqual([]));
afterAll(async () => {
  await live.stop();
  await app.close();
  await there[Symbol.asyncDispose]();
  await away[Symbol.asyncDispose]();
  await proxy.cut();
  await database.drop();
});

function expectUnavailable({ status, headers, body }: ErrorResponse): void {
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('x-request-id')).toBeTruthy();
}

/** Until the statement of GET /api/slow runs. @returns the number of its connection */
async function findSlowQuery(): Promise<number> {
  let pid: number | undefined;
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ pid: number }>`
          SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active'
            AND datname = current_database()`.execute(database.db);
        pid = rows[0]?.pid;
        return pid;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  return pid!;
}

/** Ends a connection and waits until it is gone: the next test is not to find it. */
async function end(pid: number): Promise<void> {
  await sql`SELECT pg_terminate_backend(${pid})`.execute(database.db);
  const isThere = sql`SELECT FROM pg_stat_activity WHERE pid = ${pid}`;
  await expect.poll(async () => (await isThere.execute(database.db)).rows.length).toBe(0);
}

describe('while the database is away', () => {
  const profile = { linkedin_url: 'https://www.linkedin.com/in/anna', columns: ['firstName'] };

  it.each<[OperationName, AnyInput]>([
    ['readProfile', {}],
    ['readCredits', {}],
    ['startEnrichment', { body: profile }],
    ['logOut', {}],
  ])('%s says so, and is served when it is back', async (name, input) => {
    await proxy.cut();
    expectUnavailable(await api.callError(name, input));
    await proxy.restore();
    await api.call('readCredits');
  });

  it('what needs none of it is served', async () => {
    await proxy.cut();
    await api.call('checkLiveness');
    expect((await api.callRaw('readConfig')).status).toBe(200);
    await proxy.restore();
  });

  it('the live channel says so too, and lets in when it is back', async () => {
    const address = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    await proxy.cut();
    const refused = await connectRaw(address, JSON.stringify({ token }));
    await expect
      .poll(() => refused.of('connect_error'))
      .toEqual([
        { message: 'This cannot be done right now. Please try again in a moment.', data: { code: 'unavailable' } },
      ]);
    await refused.close();
    await proxy.restore();
    const client = await connectRaw(address, JSON.stringify({ token }));
    await expect.poll(() => client.of('connected')).toHaveLength(1);
    await client.close();
  });
});

describe('a request under way', () => {
  it('whose connection is cut', async () => {
    const answer = api.sendError('GET', '/api/slow');
    const pid = await findSlowQuery();
    await proxy.cut();
    expectUnavailable(await answer);
    // The database does not look after its client while it sleeps.
    await end(pid);
    await proxy.restore();
  });

  it('whose connection the database ends', async () => {
    const answer = api.sendError('GET', '/api/slow');
    await end(await findSlowQuery());
    expectUnavailable(await answer);
  });
});

it('a full disk is named, and nothing is held', async () => {
  await sql`CREATE OR REPLACE FUNCTION refuse_for_want_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`.execute(
    database.db,
  );
  await sql`CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT ON jobs EXECUTE FUNCTION refuse_for_want_of_room()`.execute(
    database.db,
  );
  const refused = await api.callError('startEnrichment', {
    body: { linkedin_url: 'https://www.linkedin.com/in/anna', columns: ['firstName'] },
  });
  expectUnavailable(refused);
  expect(refused.body.details).toMatch(/disk .* is full.*nothing was saved/);
  expect(await api.call('readCredits')).toMatchObject({ held: 0 });
});
