import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import { unipileLimits } from '../../../server/providers/unipile/limits.ts';
import { createUnipileSource } from '../../../server/providers/unipile/source.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

let engine: Engine;
let server: UnipileServer;
beforeAll(async () => {
  engine = await openEngine();
  server = await startUnipileServer();
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

/** Unipile behind a rate limiter in the database, as a worker asks it. */
function open(accountId: string, profilesPerDay = 100) {
  const createRateLimiter = openRateLimiters(engine.db, createLog({ level: 'silent' }));
  const rateLimiter = createRateLimiter(unipileLimits({ accountId, profilesPerDay, spacingMs: { min: 0, max: 0 } }));
  return createUnipileSource({ baseUrl: server.url, apiKey: server.apiKey, accountId, rateLimiter, pausesMs: [1, 1] });
}

let accounts = 100;

interface Asking {
  source?: ProfileSource | ProfileSource[];
  user?: string;
}

async function enrich(
  slugs: readonly string[],
  columns: ParameterId[],
  { source = open('account-7'), ...asking }: Asking = {},
) {
  server.calls.length = 0;
  server.mostAtOnce = 0;
  const user = asking.user ?? (await engine.addUser(500));
  const started = await engine.start(user, slugs.map(canonicalProfileUrl), columns);
  await engine.run(started, [source].flat());
  const jobs = await Promise.all(started.jobs.map((job) => readJob(engine.db, user, job.job_id)));
  return { jobs, account: await engine.account(user) };
}
const paths = () => server.calls.map((call) => call.path.replace('/api/v1', ''));

describe('jobs that ask Unipile', () => {
  it('deliver and charge what it has, one call at a time, and each company once', async () => {
    const slugs = [
      'zz-asha-rao',
      'zz-ada-2',
      'zz-bea-4',
      'zz-cid-6',
      'zz-dan-8',
      'zz-eve-1',
      'nobody-at-all',
      'zz-locked',
    ];
    const { jobs, account } = await enrich(slugs, ['firstName', 'jobTitle', 'industry', 'workEmail']);
    expect(jobs.map((job) => job.status)).toEqual([...Array(6).fill('completed'), 'failed', 'failed']);
    expect(jobs[0]).toMatchObject({
      result: { firstName: 'Asha', jobTitle: 'Head of RevOps', industry: 'Software Development' },
      provenance: { firstName: { source: 'Unipile' } },
      failed_parameters: ['workEmail'],
    });
    expect(account).toMatchObject({ balance: 500 - 6 * 3, held: 0 });
    expect(server.mostAtOnce).toBe(1);
    const companies = paths().filter((path) => path.startsWith('/linkedin/company/'));
    expect(new Set(companies).size).toBe(companies.length);
  });

  it('ask for a company alone when its person is known', async () => {
    const user = await engine.addUser(100);
    await enrich(['zz-fay-3'], ['workExperience'], { user });
    await enrich(['zz-fay-3'], ['industry'], { user });
    expect(paths()).toEqual([expect.stringMatching(/^\/linkedin\/company\/\d+$/)]);
  });

  it('ask again next time for what was held back', async () => {
    const user = await engine.addUser(100);
    const { jobs, account } = await enrich(['zz-throttled'], ['firstName', 'skillsTools'], { user });
    expect(jobs[0]).toMatchObject({ status: 'completed', failed_parameters: ['skillsTools'] });
    expect(account.balance).toBe(99);
    await enrich(['zz-throttled'], ['firstName', 'skillsTools'], { user });
    expect(server.calls[0]?.query.get('linkedin_sections')).toBe('skills');
  });

  it('stop asking at the number of profiles a day', async () => {
    const { jobs } = await enrich(['zz-gil-1', 'zz-hal-2', 'zz-ivy-3'], ['firstName'], {
      source: open('account-8', 2),
    });
    expect(jobs.map((job) => job.status).toSorted()).toEqual(['completed', 'completed', 'failed']);
    expect(server.calls).toHaveLength(2);
  });

  it('end at once when the calls of the day are used up, those that come later and in other processes too', async () => {
    const processes = [open('account-8', 3), open('account-8', 3)];
    await sql`DELETE FROM rate_limiters WHERE key = 'unipile:account-8'`.execute(engine.db);
    const slugs = ['zz-noa-1', 'zz-oki-2', 'zz-pam-3', 'zz-quy-4', 'zz-ron-5'];
    const { jobs, account } = await enrich(slugs, ['firstName'], { source: processes[0]! });
    expect(jobs.map((job) => job.status).toSorted()).toEqual([...Array(3).fill('completed'), 'failed', 'failed']);
    expect(account).toMatchObject({ balance: 500 - 3, held: 0 });
    for (const source of [...processes, ...processes]) {
      const { jobs: later, account: free } = await enrich(['zz-sue-6'], ['firstName'], { source });
      expect(later[0]).toMatchObject({
        status: 'failed',
        error: expect.stringMatching(/^The quota .* Nothing was charged; try again after \d+ \w+ \d+ at 00:00 UTC\.$/),
      });
      expect(free).toMatchObject({ balance: 500, held: 0 });
      expect(server.calls).toEqual([]);
    }
  });

  it.each([
    ['the calls of the day are used up', `INSERT INTO call_counts VALUES ($key, 'profile', 'day', $today, 100)`],
    ['calls are paused for long', `UPDATE rate_limiters SET paused_until = now() + interval '1 hour' WHERE key = $key`],
  ])('go on to the next source when %s, newcomers too', async (_why, happens) => {
    const key = `unipile:account-${++accounts}`;
    const source = open(`account-${accounts}`);
    await sql`INSERT INTO rate_limiters (key, pause_kind, pause_reason) VALUES (${key}, 'rate-limited', 'x')`.execute(
      engine.db,
    );
    await sql
      .raw(happens.replace('$key', `'${key}'`).replace('$today', "date_trunc('day', now(), 'UTC')"))
      .execute(engine.db);
    const next = scriptedSource('people-data-labs');
    for (const slugs of [['zz-a-1', 'zz-a-2'], ['zz-a-3']]) {
      const { jobs } = await enrich(slugs, ['firstName'], { source: [source, next] });
      for (const job of jobs) {
        expect(job).toMatchObject({ status: 'completed', provenance: { firstName: { source: next.label } } });
      }
    }
    expect(server.calls).toEqual([]);
  });

  it('stop asking when the account has to be reconnected', async () => {
    server.accounts.set('account-9', 'CREDENTIALS');
    const source = open('account-9');
    const [first] = (await enrich(['zz-jan-1'], ['firstName'], { source })).jobs;
    expect(first).toMatchObject({ status: 'failed', error: expect.stringContaining('does not accept our account') });
    // Each refusal in a row doubles the pause: soon nobody waits for the end of it.
    await sql`UPDATE rate_limiters SET failures = 4, paused_until = now() WHERE key = 'unipile:account-9'`.execute(
      engine.db,
    );
    const { jobs, account } = await enrich(['zz-kim-2', 'zz-lee-3', 'zz-max-4'], ['firstName'], { source });
    expect(jobs.map((job) => job.status)).toEqual(['failed', 'failed', 'failed']);
    expect(account).toMatchObject({ balance: 500, held: 0 });
    expect(server.calls).toHaveLength(1);
  });
});
