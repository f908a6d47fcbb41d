import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../../server/doctor/examine.ts';
import type { ReportLine } from '../../../server/doctor/finding.ts';
import { enrichProfiles, failAbandoned } from '../../../server/enrichment/enrich-profiles-job.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import type { Logger } from '../../../server/platform/log.ts';
import { startQueue } from '../../../server/platform/queue/queue.ts';
import { checkSuppressionKey } from '../../../server/suppression/check-suppression-key.ts';
import { SuppressionList } from '../../../server/suppression/suppression-list.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { googlePerson, startGoogleServer } from '../../support/servers/google-server.ts';
import { startRazorpayServer } from '../../support/servers/razorpay-server.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const ANN = '018f0000-0000-7000-8000-000000000001';
const BATCH = '018f0000-0000-7000-8000-00000000000b';
const DONE = '018f0000-0000-7000-8000-0000000000a1';
const WAITING = '018f0000-0000-7000-8000-0000000000a2';
/** A user who bought, has had one value and waits for another profile. */
const HEALTHY = [
  `INSERT INTO accounts VALUES ('${ANN}', 599, 1)`,
  `INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, status, payment_id, ended_at)
   VALUES ('order_1', 'test', '${ANN}', 500, 45000, 'INR', 'credited', 'pay_1', now())`,
  `INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used)
   VALUES ('${BATCH}', '${ANN}', '[["firstName"]]', 2, 2, 1, 1)`,
  `INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, finished_at) VALUES
   ('${DONE}', '${BATCH}', '${ANN}', 0, 'done', 'completed', 100, 0, 1, '{"firstName":"Ann"}', now()),
   ('${WAITING}', '${BATCH}', '${ANN}', 1, 'waiting', 'pending', 0, 1, 0, NULL, NULL)`,
  `INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id, order_id) VALUES
   ('${ANN}', 'signup', 100, NULL, NULL, NULL), ('${ANN}', 'purchase', 500, NULL, NULL, 'order_1'),
   ('${ANN}', 'enrichment', -1, '${BATCH}', '${DONE}', NULL)`,
  `INSERT INTO source_hits VALUES ('unipile', 'firstName', 8, 6), ('hunter', 'workEmail', 30, 20)`,
];
const PERSON = `INSERT INTO users (id, identity_kind, identity_subject, email, username)
  VALUES ('${ANN}', 'local', 'ann', 'ann@example.com', 'Ann')`;
const PUSH = '018f0000-0000-7000-8000-0000000000c1';
const STRANDED_PUSH = `INSERT INTO hubspot_pushes (id, user_id, batch_id, mapping) VALUES ('${PUSH}', '${ANN}', '${BATCH}', '{}')`;

const ASKED = { live: false, repair: false, since: new Date('2026-01-01') };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  for (const statement of HEALTHY) await run(statement);
  const queue = await startQueue({ url: database.url, log, jobs: [enrichProfiles, failAbandoned], works: false });
  const entry = { payload: { job_ids: [WAITING] } };
  await database.db.transaction().execute((tx) => queue.enqueue(tx, enrichProfiles, [entry]));
  await queue.stop();
});
afterEach(() => database.drop());

async function run(statement: string): Promise<void> {
  await sql.raw(statement).execute(database.db);
}

async function look(change: Partial<Parameters<typeof examine>[0]> = {}): Promise<ReportLine[]> {
  const env = { DATABASE_URL: database.url, SESSION_SECRET: 'sixteen characters', ...change.env };
  const lines: ReportLine[] = [];
  const examination = { databaseUrl: database.url, dataDir: '/nowhere', ...ASKED, log, ...change, env };
  for await (const line of examine(examination)) lines.push(line);
  return lines;
}

it('finds nothing wrong with what is right, and changes nothing', async () => {
  const lines = await look();
  expect(lines.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
  expect([...new Set(lines.map(({ about }) => about))]).toEqual([
    'Configuration',
    'Database',
    'Migrations',
    'Ledger',
    'Queue',
    'Orders',
    'Sources',
    'Network accounts',
    'Secrets',
  ]);
  expect(lines.filter(({ about }) => about === 'Sources').map(({ text }) => text)).toEqual([
    'hunter: no answers kept; had workEmail 20 of 30 (67%); at list prices that has cost at least $0.98.',
    'unipile: no answers kept; had firstName 6 of 8 (75%).',
  ]);
  expect(await look()).toEqual(lines);
});

it('finds nothing wrong with an installation that was never used', async () => {
  const unused = await createTestDatabase();
  const lines = await look({ databaseUrl: unused.url });
  expect(lines.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
  await unused.drop();
});

describe('what it finds', () => {
  it.each<[string, string, ReportLine['about'], ReportLine['verdict'], RegExp]>([
    [
      'a balance changed by hand',
      `UPDATE accounts SET balance = 700`,
      'Ledger',
      'broken',
      new RegExp(`1 user .* not the sum .*${ANN}.*700 kept, 599 counted`),
    ],
    ['a hold that was lost', `UPDATE accounts SET held = 0`, 'Ledger', 'broken', /1 user .* hold .*0 kept, 1 counted/],
    [
      'a request that holds too much',
      `UPDATE batches SET credits_held = 0`,
      'Ledger',
      'broken',
      new RegExp(`1 request .* hold .*${BATCH}`),
    ],
    [
      'a request that used too little',
      `UPDATE batches SET credits_used = 0`,
      'Ledger',
      'broken',
      /1 request .* charged/,
    ],
    [
      'a profile charged for nothing',
      `UPDATE jobs SET credits_used = 0 WHERE id = '${DONE}'`,
      'Ledger',
      'broken',
      new RegExp(`1 profile .*${DONE}.*0 kept, 1 counted`),
    ],
    [
      'a request with a profile too many',
      `UPDATE batches SET failed = 1`,
      'Ledger',
      'broken',
      new RegExp(`1 request .* profiles in a state .*${BATCH}.*1 kept, 0 counted`),
    ],
    [
      'an order credited without an entry',
      `INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, status, payment_id, ended_at)
       VALUES ('order_2', 'test', '${ANN}', 500, 45000, 'INR', 'credited', 'pay_2', now())`,
      'Ledger',
      'broken',
      /1 order .*order_2/,
    ],
    [
      'an amount below zero',
      `DO $$ BEGIN ALTER TABLE accounts DROP CONSTRAINT held_is_covered; UPDATE accounts SET held = 600; END $$`,
      'Ledger',
      'broken',
      /1 row with amounts below zero/,
    ],
    [
      'a profile nobody will take up',
      `DELETE FROM pgboss.job`,
      'Queue',
      'broken',
      new RegExp(`1 profile of 1 request .*${BATCH}`),
    ],
    [
      'a push to HubSpot nobody will take up',
      `DO $$ BEGIN ${PERSON}; ${STRANDED_PUSH}; END $$`,
      'Queue',
      'broken',
      new RegExp(`1 push to HubSpot waits .*${BATCH}`),
    ],
    [
      'an entry that waits for long',
      `UPDATE pgboss.job SET created_on = now() - interval '1 hour', start_after = now() - interval '1 hour'`,
      'Queue',
      'look at this',
      /waited for 60 minutes/,
    ],
    ['a queue that was never made', `DROP SCHEMA pgboss CASCADE`, 'Queue', 'look at this', /not there yet/],
    [
      'an order with trouble',
      `INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, trouble)
       VALUES ('order_3', 'test', '${ANN}', 500, 45000, 'INR', 'The provider has a payment of 1.00 INR')`,
      'Orders',
      'look at this',
      /order_3: The provider has a payment of 1.00 INR/,
    ],
    [
      'orders nobody looks at',
      `INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, next_check_at)
       VALUES ('order_4', 'test', '${ANN}', 500, 45000, 'INR', now() - interval '2 hours')`,
      'Orders',
      'look at this',
      /1 open order is more than an hour overdue/,
    ],
    [
      'a provider that is left in peace',
      `INSERT INTO rate_limiters (key, paused_until, pause_reason) VALUES ('unipile:a', now() + interval '1 hour', 'The key is not accepted.')`,
      'Sources',
      'look at this',
      /unipile:a is not asked until .*: The key is not accepted\./,
    ],
    [
      'migrations to come',
      `DELETE FROM schema_migrations WHERE name LIKE '005%'`,
      'Migrations',
      'look at this',
      /005_payments\.sql/,
    ],
    [
      'a database of a newer Leadlight',
      `INSERT INTO schema_migrations VALUES ('900_future.sql', 'x')`,
      'Migrations',
      'broken',
      /900_future\.sql/,
    ],
    [
      'a migration that was changed',
      `UPDATE schema_migrations SET checksum = 'x' WHERE name LIKE '002%'`,
      'Migrations',
      'broken',
      /002_credits\.sql/,
    ],
    ['an empty database', `DROP TABLE schema_migrations`, 'Migrations', 'look at this', /empty/],
    [
      'tables that are gone',
      `DROP TABLE source_answers`,
      'Sources',
      'broken',
      /could not be looked at: .*source_answers/,
    ],
  ])('%s', async (_, statement, about, verdict, text) => {
    await run(statement);
    const found = (await look()).filter((line) => line.verdict !== 'ok');
    expect(found).toContainEqual(expect.objectContaining({ about, verdict, text: expect.stringMatching(text) }));
  });

  it('a configuration that would not start, in its own words, and the rest all the same', async () => {
    const [first, ...rest] = await look({ env: { PORT: 'abc' } });
    expect(first).toMatchObject({ about: 'Configuration', verdict: 'broken' });
    expect(first?.text).toContain('PORT: found "abc", expected a whole number');
    expect(rest.map(({ about }) => about)).toContain('Ledger');
  });

  it('credits for nothing for everybody who signs in, though it is allowed', async () => {
    const [first] = await look({ env: { GOOGLE_CLIENT_ID: 'c', ALLOW_TEST_CHECKOUT: 'yes-credits-are-free' } });
    expect(first).toMatchObject({ about: 'Configuration', verdict: 'look at this' });
    expect(first?.todo).toContain('Set RAZORPAY_*');
  });

  it('a database that does not answer, without its password', async () => {
    const lines = await look({ databaseUrl: 'postgresql://ann:very-secret@127.0.0.1:1/leads' });
    expect(lines.at(-1)).toMatchObject({ about: 'Database', verdict: 'broken' });
    expect(JSON.stringify(lines)).not.toContain('very-secret');
  });

  it('a folder without a database, and makes none', async () => {
    const lines = await look({ databaseUrl: undefined, dataDir: path.join(tmpdir(), 'leadlight-nowhere') });
    expect(lines.at(-1)).toMatchObject({
      about: 'Database',
      verdict: 'broken',
      text: expect.stringContaining('no database'),
    });
  });
});

describe('--repair', () => {
  const repair = () => look({ repair: true });
  const wrong = (lines: ReportLine[]) => lines.filter(({ verdict }) => verdict !== 'ok');
  const audit = async () =>
    (await database.db.selectFrom('audit_log').selectAll().orderBy('id').execute()).map((line) => ({
      actor: line.actor_kind,
      action: line.action,
      subject: line.subject_id,
      details: line.details,
    }));

  it('changes nothing where nothing is wrong', async () => {
    expect(await repair()).toEqual(await look());
    expect(await audit()).toEqual([]);
  });

  it.each<[string, string[], { action: string; subject: string; details: object }]>([
    [
      'a balance that was changed by hand',
      [`UPDATE accounts SET balance = 700`],
      { action: 'account.repaired', subject: ANN, details: { was: { balance: 700 }, is: { balance: 599 } } },
    ],
    [
      'a hold that outlived its job',
      [`UPDATE accounts SET held = 9`],
      { action: 'account.repaired', subject: ANN, details: { was: { held: 9 }, is: { held: 1 } } },
    ],
    [
      'the hold, the use and the counts of a request',
      [`UPDATE batches SET credits_held = 0, credits_used = 0, pending = 7`],
      {
        action: 'batch.repaired',
        subject: BATCH,
        details: {
          was: { credits_held: 0, credits_used: 0, pending: 7 },
          is: { credits_held: 1, credits_used: 1, pending: 1 },
        },
      },
    ],
    [
      'a profile without an entry in the queue',
      [PERSON, `DELETE FROM pgboss.job WHERE name = 'enrich-profiles'`],
      { action: 'queue.refilled', subject: 'enrich-profiles', details: { jobs: 1, first: [WAITING] } },
    ],
    [
      'a push to HubSpot without an entry in the queue',
      [PERSON, STRANDED_PUSH],
      { action: 'hubspot_push.requeued', subject: BATCH, details: { push_id: PUSH } },
    ],
    [
      'a profile that began days ago',
      [
        PERSON,
        `UPDATE jobs SET status = 'running', progress = 5, started_at = now() - interval '2 days' WHERE id = '${WAITING}'`,
      ],
      { action: 'job.ended', subject: WAITING, details: { reason: 'stuck' } },
    ],
  ])('mends %s, once, with a line in the audit log', async (_, statements, line) => {
    for (const statement of statements) await run(statement);
    expect(wrong(await repair())).toEqual([]);
    expect(await audit()).toEqual([{ actor: 'doctor', ...line }]);
    expect(wrong(await look())).toEqual([]);
    await repair();
    expect(await audit()).toHaveLength(1);
  });

  it('says what it cannot mend, and what to do', async () => {
    await run(`UPDATE jobs SET credits_used = 0 WHERE id = '${DONE}'`);
    const lines = wrong(await repair());
    expect(lines).toMatchObject([{ about: 'Ledger', verdict: 'broken', todo: expect.stringContaining('Not mended') }]);
    expect(await audit()).toEqual([]);
  });

  it('leaves what a constraint refuses, and says so', async () => {
    await run(`UPDATE jobs SET held = 700 WHERE id = '${WAITING}'`);
    const texts = wrong(await repair()).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(`^request ${BATCH} cannot be mended: .*never_above_price`)),
    );
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(`^account ${ANN} cannot be mended: .*held_is_covered`)),
    );
    expect(await audit()).toEqual([]);
  });
});

describe('the providers', () => {
  const replies = { token: { status: 400, body: {} }, person: { status: 401, body: googlePerson() } };
  let google: Awaited<ReturnType<typeof startGoogleServer>>;
  let razorpay: Awaited<ReturnType<typeof startRazorpayServer>>;
  beforeAll(async () => {
    google = await startGoogleServer(replies);
    razorpay = await startRazorpayServer();
  });
  afterAll(() => {
    google.close();
    razorpay.close();
  });
  const configured = () => ({
    GOOGLE_CLIENT_ID: 'our-client',
    GOOGLE_TOKENINFO_URL: google.tokeninfoUrl,
    GOOGLE_USERINFO_URL: google.userinfoUrl,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    RAZORPAY_BASE_URL: razorpay.url,
  });
  const about = (lines: ReportLine[], name: string) => lines.find((line) => line.about === name);

  it('are asked only when that is wanted', async () => {
    expect(about(await look({ env: configured() }), 'Razorpay')).toBeUndefined();
    expect(razorpay.asked).toEqual([]);
  });

  it('are asked one harmless question each', async () => {
    const lines = await look({ env: configured(), live: true });
    expect(about(lines, 'Google')?.verdict).toBe('ok');
    expect(about(lines, 'Razorpay')).toMatchObject({ verdict: 'ok', text: expect.stringContaining('no money moves') });
    expect(about(lines, 'Paid orders')).toMatchObject({ verdict: 'ok', text: expect.stringMatching(/^0 paid orders/) });
    expect(razorpay.asked).toEqual([
      expect.stringMatching(/^GET \/v1\/orders\?from=1767225600&to=\d+&count=100&skip=0$/),
      'GET /v1/orders?count=1',
    ]);
  });

  it('have what was paid and is not known here credited when that is wanted', async () => {
    const notes = { leadlight_user_id: ANN, leadlight_credits: '500' };
    const order = { amount: 45_000, currency: 'INR', created_at: 1_790_000_000, notes };
    razorpay.orders.set('order_lost', { ...order, id: 'order_lost', status: 'created', payments: [] });
    razorpay.pay('order_lost');
    expect(about(await look({ env: configured(), live: true }), 'Paid orders')).toMatchObject({ verdict: 'broken' });
    const repaired = await look({ env: configured(), repair: true });
    expect(about(repaired, 'Paid orders')).toMatchObject({
      verdict: 'ok',
      text: expect.stringMatching(/credited now/),
    });
    expect((await look({ env: configured(), live: true })).filter(({ verdict }) => verdict === 'broken')).toEqual([]);
    razorpay.orders.clear();
  });

  it('are told from each other when they refuse', async () => {
    replies.token.status = 503;
    const env = { ...configured(), RAZORPAY_KEY_SECRET: 'wrong-secret' };
    const lines = await look({ env, live: true });
    expect(about(lines, 'Google')).toMatchObject({ verdict: 'broken', text: expect.stringContaining('status 503') });
    expect(about(lines, 'Razorpay')).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining('not accepted'),
    });
    expect(JSON.stringify(lines)).not.toContain('wrong-secret');
  });
});

describe('npm run doctor', () => {
  const script = path.resolve(import.meta.dirname, '../../../scripts/doctor.ts');
  function doctor(env: Record<string, string>, ...args: string[]) {
    const run = spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    });
    return { code: run.status, lines: run.stdout.trim().split('\n'), said: run.stderr };
  }

  it('prints a line each, and says by its exit code whether something is broken', { timeout: 60_000 }, async () => {
    const env = { DATABASE_URL: database.url, SESSION_SECRET: 'sixteen characters' };
    const well = doctor(env);
    expect(well).toMatchObject({ code: 0, said: '' });
    expect(well.lines.every((line) => line.startsWith('ok '))).toBe(true);
    await run(`UPDATE accounts SET balance = 700`);
    const ill = doctor(env);
    expect(ill.code).toBe(1);
    expect(ill.lines.filter((line) => line.startsWith('broken        Ledger: 1 user'))).toHaveLength(1);
  });

  it.each([['--alive'], ['--since', '2026-02-31']])(
    'does not guess at what it does not know: %s %s',
    { timeout: 60_000 },
    (...args) => {
      expect(doctor({}, ...args)).toMatchObject({ code: 2, said: expect.stringContaining('Usage: npm run doctor') });
    },
  );

  it('looks at the embedded database while it runs and while it does not', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-doctor-'));
    const server = await startEmbeddedPostgres({ dataDir, log });
    const db = openDatabase({ url: server.url, poolMax: 1 });
    await migrate(db);
    await db.destroy();
    const running = doctor({ DATA_DIR: dataDir });
    await server.stop();
    const stopped = doctor({ DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true, force: true });
    for (const { code, lines } of [running, stopped]) {
      expect(lines.map((line) => line.slice(0, 24).trim())).toContainEqual(expect.stringMatching(/^ok\s+Ledger/));
      expect(code).toBe(0);
    }
  });
});

describe('the suppression list', () => {
  const suppressions = async (SESSION_SECRET: string) =>
    (await look({ env: { DATABASE_URL: database.url, SESSION_SECRET } })).filter(
      ({ about }) => about === 'Suppressions',
    );
  const listOf = (secret: string) => new SuppressionList(database.db, secret);
  const said: string[] = [];
  const listening = { error: (text: string) => void said.push(text) } as unknown as Logger;

  it('is known to be read with another secret than it was written with, by the start and by the doctor', async () => {
    const [first, second] = ['the first of the secrets', 'the second of the secrets'];
    await checkSuppressionKey(database.db, listOf(first), listening);
    // While nobody is listed, another secret serves as well.
    await checkSuppressionKey(database.db, listOf(second), listening);
    await run(
      `INSERT INTO suppressions (id, kind, digest, label) VALUES (gen_random_uuid(), 'domain', sha256('x'), 'acme.example')`,
    );
    await checkSuppressionKey(database.db, listOf(second), listening);
    expect([said, await suppressions(second)]).toEqual([[], []]);

    await checkSuppressionKey(database.db, listOf(first), listening);
    expect(said).toEqual([expect.stringContaining('written with another secret')]);
    expect(await suppressions(first)).toMatchObject([
      { verdict: 'broken', todo: expect.stringContaining('SUPPRESSION_SECRET') },
    ]);
  });
});
