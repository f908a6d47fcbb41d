import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBatch } from '../../../server/enrichment/results/read-batch.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createThreadMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { readConfig } from '../../../server/services/config.ts';
import { type OpenWorker, openWorker } from '../../../server/worker/open-worker.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { inventSlugs } from '../../support/material/invented-prospect.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from '../../support/servers/model-server.ts';
import {
  type PeopleDataLabsServer,
  profilesAsked,
  startPeopleDataLabsServer,
} from '../../support/servers/people-data-labs-server.ts';

/** Workers with records that are paid for one by one, and a model that takes its time. */
let engine: Engine;
let records: PeopleDataLabsServer;
let model: ModelServer;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());
beforeEach(async () => {
  [records, model] = await Promise.all([startPeopleDataLabsServer(), startModelServer()]);
});
afterEach(async () => {
  await Promise.all([records.close(), model.close()]);
});

const COMPANY = { website: '', description: 'Rivet plans routes for freight companies.' };
const environment = (callsAtOnce: number) => ({
  DATABASE_URL: engine.url,
  SESSION_SECRET: 'the session secret of a test',
  SAMPLE_NETWORK: 'off',
  PDL_API_KEY: 'pdl-test-key',
  PDL_BASE_URL: records.url,
  PDL_CALLS_PER_MINUTE: '1000',
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: STAND_IN_MODEL,
  LLM_CALLS_AT_ONCE: String(callsAtOnce),
});

const openOne = (callsAtOnce: number): Promise<OpenWorker> =>
  openWorker({
    config: readConfig(environment(callsAtOnce)),
    databaseUrl: engine.url,
    log: createLog({ level: 'silent' }),
    metrics: createThreadMetrics('worker'),
  });

async function start(names: readonly string[]) {
  const user = await engine.addUser(1_000, COMPANY);
  const urls = names.map((slug) => `https://www.linkedin.com/in/${slug}`);
  return { user, started: await engine.start(user, urls, ['firstName', 'prospectSummary']) };
}

async function keptAnswers(user: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM source_answers WHERE user_id = ${user} AND source = 'people-data-labs'`.execute(
    engine.db,
  );
  return rows[0]!.count;
}

async function counts(user: string, started: EnrichResponse) {
  return (await readBatch(engine.db, user, started.batch_id, { page: 1, page_size: 1 })).batch;
}

test('entries whose time is up while the model is slow: each record is bought once, every profile is finished', {
  timeout: 90_000,
}, async () => {
  const worker = await openOne(1);
  try {
    // Long enough for a record to arrive on a busy machine: a call that is given up half-way is paid for all the same.
    await sql`UPDATE pgboss.queue SET expire_seconds = 5 WHERE name = 'enrich-profiles'`.execute(engine.db);
    model.latencyMs = 300;
    const names = inventSlugs(40, 'slow');
    const { user, started } = await start(names);
    await expect
      .poll(async () => (await counts(user, started)).counts.completed, { timeout: 80_000, interval: 200 })
      .toBe(40);
    expect(profilesAsked(records)).toEqual(names.toSorted());
    // Both values of everybody.
    expect((await counts(user, started)).credits_used).toBe(80);
  } finally {
    await worker.stop();
  }
});

test('a worker that is stopped, and one that is killed: nothing that was heard is bought again', {
  timeout: 120_000,
}, async () => {
  const holding = Promise.withResolvers<void>();
  model.holds = holding.promise;
  const names = inventSlugs(40, 'cut');
  const { user, started } = await start(names);
  // So many are begun as the model can serve soon; what they have heard is kept.
  const begun = 3 * 1 + 2;

  const killed = await startLeadlightProcess({ ...environment(1), LEADLIGHT_ROLE: 'worker' });
  await expect.poll(() => keptAnswers(user), { timeout: 30_000 }).toBe(begun);
  await expect.poll(() => model.calls.length).toBe(1);
  await killed.kill();

  const stopped = await openOne(1);
  // Its entries come back when its heartbeat is missed.
  await expect.poll(() => model.calls.length, { timeout: 40_000 }).toBeGreaterThan(1);
  await stopped.stop();
  expect(await keptAnswers(user)).toBeLessThan(names.length);
  const tries = await sql<{ most: number }>`
    SELECT coalesce(max(retry_count), 0)::int AS most FROM pgboss.job WHERE name = 'enrich-profiles' AND state < 'active'`.execute(
    engine.db,
  );
  expect(tries.rows[0]!.most).toBe(0);

  model.holds = undefined;
  holding.resolve();
  const last = await openOne(1);
  await expect.poll(async () => (await counts(user, started)).counts.completed, { timeout: 40_000 }).toBe(names.length);
  await last.stop();
  expect(profilesAsked(records)).toEqual(names.toSorted());
  expect((await counts(user, started)).credits_used).toBe(2 * names.length);
});
