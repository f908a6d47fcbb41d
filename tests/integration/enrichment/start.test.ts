import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

const url = (name: string) => `https://www.linkedin.com/in/${name}`;
const urls = (count: number) => Array.from({ length: count }, (_, i) => url(`person-${i}`));
const FIFTEEN = [
  'firstName',
  'lastName',
  'occupation',
  'jobTitle',
  'seniorityLevel',
  'department',
  'location',
  'companyName',
  'companyWebsite',
  'industry',
  'totalEmployees',
  'yearFounded',
  'workEmail',
  'skillsTools',
  'languages',
] as const;

async function rowCounts() {
  const { rows } = await sql<Record<string, number>>`SELECT (SELECT count(*) FROM batches)::int AS batches,
    (SELECT count(*) FROM jobs)::int AS jobs, (SELECT count(*) FROM pgboss.job WHERE name = 'enrich-profiles')::int AS queued`.execute(
    engine.db,
  );
  return rows[0];
}

describe('what a start needs', () => {
  test.each([
    { has: 15, columns: 15, profiles: 1, starts: true, why: 'the price, which is the minimum' },
    { has: 14, columns: 1, profiles: 1, starts: false, why: 'enough for the price, below the minimum of 15' },
    { has: 15, columns: 1, profiles: 1, starts: true, why: 'the minimum, though the price is 1' },
    { has: 29, columns: 15, profiles: 2, starts: false, why: 'one credit short of the price' },
    { has: 30, columns: 15, profiles: 2, starts: true, why: 'exactly the price' },
    { has: 0, columns: 15, profiles: 1, starts: false, why: 'nothing' },
  ])('with $has credits, $profiles x $columns: $starts ($why)', async ({ has, columns, profiles, starts }) => {
    const user = await engine.addUser(has);
    const start = engine.start(user, urls(profiles), FIFTEEN.slice(0, columns));
    if (!starts) {
      await expect(start).rejects.toMatchObject({
        code: 'insufficient_credits',
        message: profiles > 1 ? 'Insufficient credits for bulk enrichment' : 'Insufficient credits',
        details: expect.stringContaining(`you have ${has} credits`),
      });
      expect(await engine.account(user)).toMatchObject({ balance: has, held: 0, batches: 0, jobs: 0 });
      return;
    }
    const price = columns * profiles;
    expect((await start).total_jobs).toBe(profiles);
    expect(await engine.account(user)).toEqual({
      balance: has,
      held: price,
      entries: has,
      batches: price,
      jobs: price,
    });
  });
});

test('the same profile in several forms is one job with all that is asked of it', async () => {
  const user = await engine.addUser(100);
  const started = await engine.start(user, [], [], {
    items: [
      { linkedin_url: 'linkedin.com/in/Jane-Doe/', columns: ['lastName', 'firstName'] },
      { linkedin_url: 'https://uk.linkedin.com/in/jane-doe?trk=x', columns: ['jobTitle', 'firstName'] },
      { linkedin_url: 'https://www.linkedin.com/in/j%C3%BCrgen', columns: ['firstName'] },
    ],
  });
  expect(started).toMatchObject({
    total_jobs: 2,
    duplicates: 1,
    jobs: [{ linkedin_url: url('jane-doe') }, { linkedin_url: url('j%C3%BCrgen') }],
    parameters_enriched: ['firstName', 'lastName', 'jobTitle'],
  });
  expect(await engine.account(user)).toMatchObject({ held: 4 });
});

describe('entries that are no profile', () => {
  const mixed = [url('anna'), 'https://www.linkedin.com/company/acme', 'nonsense'];

  test('nothing starts, each is named', async () => {
    const user = await engine.addUser(100);
    const before = await rowCounts();
    await expect(engine.start(user, mixed, ['firstName'])).rejects.toMatchObject({
      code: 'invalid_profile_urls',
      validationErrors: [expect.stringContaining('Entry 2'), expect.stringContaining('Entry 3')],
    });
    expect(await rowCounts()).toEqual(before);
  });

  test('the valid ones start when the others are to be skipped', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, mixed, ['firstName'], { skipInvalid: true });
    expect(started.total_jobs).toBe(1);
    expect(started.validation_errors).toHaveLength(2);
  });

  test('skipping them all leaves nothing to start', async () => {
    const user = await engine.addUser(100);
    await expect(engine.start(user, ['x y'], ['firstName'], { skipInvalid: true })).rejects.toMatchObject({
      code: 'invalid_profile_urls',
    });
  });
});

test('unknown parameters are named', async () => {
  const user = await engine.addUser(100);
  const items = [{ linkedin_url: url('anna'), columns: ['firstName', 'shoeSize', 'shoeSize'] }];
  await expect(engine.start(user, [], [], { items })).rejects.toMatchObject({
    code: 'unknown_parameters',
    validationErrors: ['Unknown parameter: shoeSize'],
  });
});

test('a start that fails half-way leaves neither job nor hold nor queue entry', async () => {
  const user = await engine.addUser(100);
  const before = await rowCounts();
  const { enqueue } = engine.queue;
  engine.queue.enqueue = async (...args) => {
    await enqueue(...args);
    throw new Error('the process died here');
  };
  await expect(engine.start(user, urls(3), ['firstName'])).rejects.toThrow('died here');
  engine.queue.enqueue = enqueue;
  expect(await rowCounts()).toEqual(before);
  expect(await engine.account(user)).toEqual({ balance: 100, held: 0, entries: 100, batches: 0, jobs: 0 });
});

test('50 simultaneous starts never overspend', async () => {
  const user = await engine.addUser(100);
  const starts = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => engine.start(user, [url(`rush-${i}`)], FIFTEEN.slice())),
  );
  expect(starts.filter((start) => start.status === 'fulfilled')).toHaveLength(6);
  expect(await engine.account(user)).toEqual({ balance: 100, held: 90, entries: 100, batches: 90, jobs: 90 });
});

describe('idempotency keys', () => {
  const key = (name: string, body: string) => ({ key: name, digest: createHash('sha256').update(body).digest() });

  test('the same key and body answer the same jobs, and hold once', async () => {
    const user = await engine.addUser(100);
    const first = await engine.start(user, urls(2), ['firstName'], { idempotency: key('a', 'body') });
    const again = await engine.start(user, urls(2), ['firstName'], { idempotency: key('a', 'body') });
    expect(again).toEqual(first);
    expect(await engine.account(user)).toMatchObject({ held: 2 });
  });

  test('ten at once start one request', async () => {
    const user = await engine.addUser(100);
    const starts = await Promise.all(
      Array.from({ length: 10 }, () => engine.start(user, urls(2), ['firstName'], { idempotency: key('b', 'body') })),
    );
    expect(new Set(starts.map((started) => started.batch_id)).size).toBe(1);
    expect(await engine.account(user)).toMatchObject({ held: 2 });
  });

  test('the same key with another body is refused', async () => {
    const user = await engine.addUser(100);
    await engine.start(user, urls(1), ['firstName'], { idempotency: key('c', 'one') });
    await expect(engine.start(user, urls(1), ['firstName'], { idempotency: key('c', 'two') })).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
  });

  test('a key belongs to its user, and a refused start does not use it up', async () => {
    const [poor, rich] = [await engine.addUser(0), await engine.addUser(100)];
    const idempotency = key('d', 'body');
    await expect(engine.start(poor, urls(1), ['firstName'], { idempotency })).rejects.toMatchObject({
      code: 'insufficient_credits',
    });
    await expect(engine.start(rich, urls(1), ['firstName'], { idempotency })).resolves.toMatchObject({ total_jobs: 1 });
  });
});

test('a large request is queued in entries of 5 whose first come before the later ones of any', async () => {
  const user = await engine.addUser(100);
  const started = await engine.start(user, urls(12), ['firstName']);
  const { rows } = await sql<{ priority: number; jobs: number }>`
    SELECT priority, jsonb_array_length(data::jsonb -> 'job_ids') AS jobs FROM pgboss.job
    WHERE name = 'enrich-profiles' AND data::text LIKE ANY (${started.jobs.map((job) => `%${job.job_id}%`)})
    ORDER BY priority DESC`.execute(engine.db);
  expect(rows).toEqual([
    { priority: 0, jobs: 5 },
    { priority: -1, jobs: 5 },
    { priority: -2, jobs: 2 },
  ]);
});
