import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createSafeFetch } from '../../../server/platform/safe-fetch/safe-fetch.ts';
import { openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import { readConfig } from '../../../server/services/config.ts';
import { openProviders } from '../../../server/services/open-providers.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { type StandInProviders, startStandInProviders } from '../../support/servers/stand-in-providers.ts';
import type { StandInFault } from '../../support/servers/stand-in-server.ts';

/** Whole jobs with each provider as it is configured, its server going wrong in every way. */
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** Stand-ins of the test's own, which runs beside others: most of its time it waits for another try. */
async function withProviders(check: (providers: StandInProviders) => Promise<void>): Promise<void> {
  const providers = await startStandInProviders('jane@example.com');
  await check(providers).finally(() => providers.close());
}

type Vendor = 'unipile' | 'peopleDataLabs' | 'hunter';
const PREFIX: Record<Vendor, string> = { unipile: 'UNIPILE_', peopleDataLabs: 'PDL_', hunter: 'HUNTER_' };
/** A parameter of each that no other one is asked for first. */
const PARAMETER: Record<Vendor, ParameterId> = {
  unipile: 'followerCount',
  peopleDataLabs: 'personalEmail',
  hunter: 'workEmail',
};

let runs = 0;
async function run(
  providers: StandInProviders,
  vendors: readonly Vendor[],
  columns: ParameterId[],
  slug = 'zz-asha-rao',
) {
  const chosen = Object.entries(providers.env).filter(([name]) => vendors.some((v) => name.startsWith(PREFIX[v])));
  const config = readConfig({
    ...Object.fromEntries(chosen),
    SESSION_SECRET: 'a secret of sixteen letters',
    DATABASE_URL: engine.url,
    SAMPLE_NETWORK: 'off',
  });
  // A rate limiter of its own for each run: what one provider did wrong is not held against the next.
  const open = openRateLimiters(engine.db, createLog({ level: 'silent' }));
  runs += 1;
  const own = runs;
  const sources = await openProviders({
    config,
    db: () => engine.db,
    createRateLimiter: async () => (limits) => open({ ...limits, key: `${limits.key}:${own}` }),
    safeFetch: async () => createSafeFetch({ allow: config.safeFetchAllow }),
  }).all('source');
  const user = await engine.addUser(100);
  const started = await engine.start(user, [`https://www.linkedin.com/in/${slug}`], columns);
  await engine.run(started, sources, { notFoundText: 'Profile not found. Nothing was charged.' });
  const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
  return { job, account: await engine.account(user) };
}

const answering = (status: number, headers = {}): StandInFault => ({ status, headers, body: bodyOf(status) });

/** Errors as all three write them: each reads its own part. */
function bodyOf(status: number): object {
  return {
    status,
    type: status === 401 ? 'errors/expired_credentials' : 'errors/unexpected_error',
    title: 'No',
    error: { type: 'api_error', message: 'No' },
    errors: [{ id: 'no', code: status, details: 'No' }],
  };
}

const FAULTS: [name: string, fault: StandInFault][] = [
  ['400', answering(400)],
  ['401', answering(401)],
  ['403', answering(403)],
  ['422', answering(422)],
  ['429 with Retry-After', answering(429, { 'retry-after': '3600' })],
  ['429 without Retry-After', answering(429)],
  ['500', answering(500)],
  ['503', answering(503)],
  ['a cut connection', 'cut'],
  ['a malformed body', 'garbage'],
];

describe.each<Vendor>(['unipile', 'peopleDataLabs', 'hunter'])('%s alone', (vendor) => {
  test.concurrent('delivers, and is paid for what it delivered', () =>
    withProviders(async (providers) => {
      const { job, account } = await run(providers, [vendor], [PARAMETER[vendor], 'premium', 'gender']);
      expect(job.status).toBe('completed');
      expect(job.successful_parameters).toContain(PARAMETER[vendor]);
      expect(account).toMatchObject({ balance: 100 - job.successful_parameters.length, held: 0 });
    }));

  test.concurrent.each(FAULTS)('%s: the job ends, free of charge, and says what to do', (_name, fault) =>
    withProviders(async (providers) => {
      providers[vendor].spoil(/./, fault);
      const { job, account } = await run(providers, [vendor], [PARAMETER[vendor]]);
      expect(job).toMatchObject({ credits_used: 0, successful_parameters: [], failed_parameters: [PARAMETER[vendor]] });
      expect(job.status).toBe('failed');
      expect(job.error).toMatch(/Nothing was charged; (?:try|ask|check)/);
      expect(account).toEqual({ balance: 100, held: 0, entries: 100, batches: 0, jobs: 0 });
    }),
  );
});

describe('several together', () => {
  const ALL: Vendor[] = ['unipile', 'peopleDataLabs', 'hunter'];

  test.concurrent('one that is down costs its own values only', () =>
    withProviders(async (providers) => {
      providers.unipile.spoil(/./, answering(503));
      const { job, account } = await run(providers, ALL, ['firstName', 'followerCount', 'jobTitle']);
      expect(job).toMatchObject({ status: 'completed', failed_parameters: ['followerCount'], credits_used: 2 });
      expect(job.provenance.firstName?.source).toBe('People Data Labs');
      expect(account).toMatchObject({ balance: 98, held: 0 });
    }));

  test.concurrent('each is asked only for what those before it did not have', () =>
    withProviders(async (providers) => {
      await run(providers, ALL, ['firstName', 'jobTitle', 'companyName']);
      expect(providers.unipile.calls).toHaveLength(1);
      expect(providers.peopleDataLabs.calls).toEqual([]);
      expect(providers.hunter.calls).toEqual([]);
    }));

  test.concurrent('somebody nobody knows is not found, and free', () =>
    withProviders(async (providers) => {
      const { job, account } = await run(providers, ALL, ['firstName', 'workEmail'], 'nobody-x');
      expect(job).toMatchObject({ status: 'failed', error: 'Profile not found. Nothing was charged.' });
      expect(account).toMatchObject({ balance: 100, held: 0 });
    }));
});
