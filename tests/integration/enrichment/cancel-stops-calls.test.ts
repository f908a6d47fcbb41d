import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { cancelBatch, cancelJob } from '../../../server/enrichment/running/cancel-jobs.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createThreadMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { readConfig } from '../../../server/services/config.ts';
import { type OpenWorker, openWorker } from '../../../server/worker/open-worker.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { signUp } from '../../support/http/sign-up.ts';
import { inventSlugs } from '../../support/material/invented-prospect.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from '../../support/servers/model-server.ts';
import {
  type PeopleDataLabsServer,
  profilesAsked,
  startPeopleDataLabsServer,
} from '../../support/servers/people-data-labs-server.ts';

/** Cancelling stops what costs money: calls that wait, and calls under way. */
let engine: Engine;
let records: PeopleDataLabsServer;
let model: ModelServer;
let release: () => void;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());
beforeEach(async () => {
  [records, model] = await Promise.all([startPeopleDataLabsServer(), startModelServer()]);
  const { promise, resolve } = Promise.withResolvers<void>();
  model.holds = promise;
  release = resolve;
});
afterEach(async () => {
  release();
  await Promise.all([records.close(), model.close()]);
});

const COMPANY = { website: '', description: 'Rivet plans routes for freight companies.' };
const COLUMNS = ['firstName', 'prospectSummary'] as const;
const urls = inventSlugs(12, 'asha').map((slug) => `https://www.linkedin.com/in/${slug}`);
/** Profiles that are begun while the model, one call at a time, holds the first. */
const BEGUN = 5;

const providers = () => ({
  SAMPLE_NETWORK: 'off',
  PDL_API_KEY: 'pdl-test-key',
  PDL_BASE_URL: records.url,
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: STAND_IN_MODEL,
  LLM_CALLS_AT_ONCE: '1',
});

const asked = () => profilesAsked(records).length;

/** Everybody who can be begun has been looked up, and the model has the first. */
async function untilTheModelIsAsked(): Promise<void> {
  await expect.poll(() => model.calls.length, { timeout: 30_000 }).toBe(1);
  await expect.poll(asked, { timeout: 10_000 }).toBe(BEGUN);
}

/**
 * The call that was under way is given up, and no other is made until the entries have come to rest.
 * @param entries how many are still in the queue
 */
async function expectNoMoreCalls(entries: () => Promise<number>): Promise<void> {
  await expect.poll(() => model.givenUp, { timeout: 5_000 }).toBe(1);
  const before = [asked(), model.calls.length];
  release();
  model.holds = undefined;
  await expect.poll(entries, { timeout: 10_000 }).toBe(0);
  expect([asked(), model.calls.length]).toEqual(before);
}

async function entriesInQueue(): Promise<number> {
  const depth = await engine.queue.depth();
  return depth.reduce((sum, { waiting, running }) => sum + waiting + running, 0);
}

function openOne(): Promise<OpenWorker> {
  const config = readConfig({
    ...providers(),
    DATABASE_URL: engine.url,
    SESSION_SECRET: 'the session secret of a test',
  });
  return openWorker({
    config,
    databaseUrl: engine.url,
    log: createLog({ level: 'silent' }),
    metrics: createThreadMetrics('worker'),
  });
}

async function withWorker(check: (user: string, started: Awaited<ReturnType<Engine['start']>>) => Promise<void>) {
  const user = await engine.addUser(100, COMPANY);
  const worker = await openOne();
  try {
    const started = await engine.start(user, urls, [...COLUMNS]);
    await untilTheModelIsAsked();
    await check(user, started);
  } finally {
    // Nothing is left for the next test's worker.
    await deleteAccount(engine.db, user);
    release();
    await worker.stop();
  }
}

test('a request that is cancelled by another process asks nobody any more', () =>
  withWorker(async (user, started) => {
    expect(await cancelBatch(engine.db, user, started.batch_id)).toBe(urls.length);
    await expectNoMoreCalls(entriesInQueue);
    expect(asked()).toBe(BEGUN);
    expect(await engine.account(user)).toMatchObject({ balance: 100, held: 0 });
  }));

test('a job that is cancelled gives its turn to the next one', () =>
  withWorker(async (user, started) => {
    const slugs = profilesAsked(records);
    const begun = started.jobs.filter(({ linkedin_url }) => slugs.some((slug) => linkedin_url.endsWith(slug)));
    await Promise.all(begun.map(({ job_id }) => cancelJob(engine.db, user, job_id)));
    await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(BEGUN);
  }));

test('an account that is deleted has nobody asked any more', () =>
  withWorker(async (user) => {
    await deleteAccount(engine.db, user);
    await expectNoMoreCalls(entriesInQueue);
  }));

test('in one process, with the worker in its thread', { timeout: 90_000 }, async () => {
  const app = await startLeadlightProcess({ ...providers(), SIGNUP_CREDITS: '100' });
  try {
    const { api } = await signUp(app.url, COMPANY);
    const body = urls.map((linkedin_url) => ({ linkedin_url, columns: [...COLUMNS] }));
    const started = await api.call('startEnrichment', { body });
    await untilTheModelIsAsked();
    const answer = await api.call('cancelBatch', { params: { id: started.batch_id } });
    expect(answer.cancelled).toBe(urls.length);
    await expectNoMoreCalls(async () => {
      const metrics = await (await api.callRaw('readMetrics')).text();
      const depths = [...metrics.matchAll(/^leadlight_queue_depth\{.*\} (\d+)$/gm)].map(([, depth]) => Number(depth));
      return depths.reduce((sum, depth) => sum + depth, 0);
    });
  } finally {
    release();
    await app.stop();
  }
});
