import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { identityOf } from '../../../server/sample-network/people/identity.ts';
import { samplePersonCount } from '../../../server/sample-network/people/membership.ts';
import { sourceVersion } from '../../../server/sample-network/search/search-version.ts';
import { type Config, readConfig } from '../../../server/services/config.ts';
import { type Running, startApi } from '../../../server/start-api.ts';
import { startWorkerProcess } from '../../../server/start-worker-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type ApiClient, createApiClient } from '../../support/http/api-client.ts';
import { signUp } from '../../support/http/sign-up.ts';
import { openTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy.ts';

const PATIENCE = { timeout: 60_000 };
const log = createLog({ level: 'silent' });

let database: TestDatabase;
let proxy: TcpProxy;
let running: Running;
beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await openTcpProxy(database.url);
});
afterEach(async () => {
  await running.stop();
  await proxy.cut();
  await database.drop();
});

function configure(env: Record<string, string> = {}): Config {
  return readConfig({
    PORT: '0',
    DATABASE_URL: proxy.url,
    SESSION_SECRET: 'the session secret of a test',
    LOG_LEVEL: 'silent',
    ...env,
  });
}
async function missing(api: ApiClient): Promise<string> {
  const answer = await api.callRaw('checkReadiness');
  const body = (await answer.json()) as { details?: string };
  return answer.status === 200 ? 'nothing' : `${answer.status} ${body.details}`;
}
const untilReady = (api: ApiClient) => expect.poll(() => missing(api), PATIENCE).toBe('nothing');

/** Has all who look believe that the people of the sample network are stored. */
async function skipFill(): Promise<void> {
  const stored = { version: sourceVersion(samplePersonCount), people: samplePersonCount };
  await database.db.insertInto('sample_people_fill').values(stored).execute();
}

/** Keeps the people of the sample network from being stored until it is let go. */
async function holdUpFill(): Promise<() => Promise<void>> {
  const [holding, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = database.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE sample_people IN EXCLUSIVE MODE`.execute(tx);
    holding.resolve();
    await held.promise;
  });
  await holding.promise;
  return () => {
    held.resolve();
    return holder;
  };
}

it('is there only when people can be searched, and a search before says so at once', { timeout: 180_000 }, async () => {
  const letGo = await holdUpFill();
  running = await startApi({ config: configure(), log, databaseUrl: proxy.url });
  const { api } = await signUp(running.url, null);
  await expect.poll(() => missing(api), PATIENCE).toBe('503 Missing: search.');
  await api.call('checkLiveness');
  const search = { body: { query: 'CFOs in Pune' } };
  const refused = await api.callError('searchPeople', search);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'search_not_ready',
    '2',
  ]);
  expect(refused.body.error).toMatch(/being made ready for searching. Please try again in a few seconds/);
  await letGo();
  await untilReady(api);
  const { data } = await api.call('searchPeople', { body: search.body });
  expect(data.items.length).toBeGreaterThan(0);
});

it('goes while the database is away, and comes back with it and with the worker', { timeout: 180_000 }, async () => {
  await skipFill();
  running = await startApi({ config: configure(), log, databaseUrl: proxy.url });
  const { api } = await signUp(running.url, null);
  await untilReady(api);
  await proxy.cut();
  await expect.poll(() => missing(api), PATIENCE).toContain('database');
  await api.call('checkLiveness');
  await proxy.restore();
  await untilReady(api);
  const profile = { linkedin_url: `https://www.linkedin.com/in/${identityOf(0).slug}`, columns: ['firstName'] };
  const { job_id } = await api.call('startEnrichment', { body: profile });
  const status = async () => (await api.call('readJob', { params: { id: job_id! } })).job.status;
  await expect.poll(status, PATIENCE).toBe('completed');
});

it('of a worker process goes and comes with the database as well', { timeout: 180_000 }, async () => {
  const config = configure({ LEADLIGHT_ROLE: 'worker', SAMPLE_NETWORK: 'off' });
  running = await startWorkerProcess({ config, log, databaseUrl: proxy.url });
  const api = createApiClient(running.url);
  await untilReady(api);
  await proxy.cut();
  await expect.poll(() => missing(api), PATIENCE).toContain('database');
  await api.call('checkLiveness');
  await proxy.restore();
  await untilReady(api);
});

it('of an API process does not wait for a worker; free credits are told at its start', {
  timeout: 180_000,
}, async () => {
  await skipFill();
  const lines: { level: string; msg: string }[] = [];
  const told = createLog({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const free = { GOOGLE_CLIENT_ID: 'our-client', ALLOW_TEST_CHECKOUT: 'yes-credits-are-free' };
  const config = configure({ LEADLIGHT_ROLE: 'api', ...free });
  running = await startApi({ config, log: told, databaseUrl: proxy.url });
  await untilReady(createApiClient(running.url));
  const about = lines.filter(({ msg }) => msg.startsWith('credits are free'));
  expect(about).toMatchObject([{ level: 'warn', msg: expect.stringContaining('RAZORPAY_*') }]);
});
