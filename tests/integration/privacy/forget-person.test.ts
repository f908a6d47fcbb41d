import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJobRunner } from '../../../server/enrichment/running/run-jobs.ts';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import { createWorkMetrics } from '../../../server/platform/monitoring/work-metrics.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { plainParts } from '../../support/enrichment/scripted-source.ts';

const OLD = 'zelda-quixworth-old';
const NEW = 'zelda-quixworth-99';
const EMAIL = 'zelda@quixworth-mail.example';
/** By these the person would be found anywhere. */
const TRACES = /zelda|quixworth/i;

let app: TestApp;
let operator: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '1000', ADMIN_EMAILS: 'root@example.com' } });
  operator = await app.signIn('root@example.com');
});
afterAll(() => app.close());

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;

/** Says all there is to say of the person, whose profile has moved. */
const source: ProfileSource = {
  id: 'a',
  label: 'Source a',
  fields: ['person.firstName', 'person.lastName', 'contact.workEmail', 'posts'],
  async find({ slug }) {
    const parts = plainParts(slug);
    if (slug !== OLD && slug !== NEW) return { parts, confidence: 1 };
    return {
      parts: {
        ...parts,
        person: { ...parts.person, slug: NEW, firstName: 'Zelda', lastName: 'Quixworth' },
        contact: { workEmail: EMAIL },
        posts: [{ date: '2026-01-02', text: 'Zelda Quixworth wrote this.' }],
      },
      confidence: 1,
      ...(slug === OLD && { movedTo: NEW }),
    };
  },
};

async function run(started: EnrichResponse): Promise<void> {
  const runner = createJobRunner({
    db: app.db,
    log: app.log,
    sources: [source],
    writer: createBuiltInWriter(),
    suppressions: app.services.suppressions(),
    freshDays: 30,
    notFoundText: 'Profile not found.',
    metrics: createWorkMetrics(new Registry()),
  });
  await runner.run(
    started.jobs.map((job) => job.job_id),
    new AbortController().signal,
  );
  await runner.stop();
}

/** Everything a user may come to have about the person, and about somebody else. */
async function seed(user: SignedInUser, slug: string): Promise<EnrichResponse> {
  await user.api.call('saveCompany', { body: { website: '', description: 'We plan routes for freight.' } });
  const csv = `Profile,Name,Mail,Notes\n${url(slug)},Zelda Quixworth,${EMAIL},Met Zelda in Pune\n${url('ben')},Ben,ben@acme.example,-\n`;
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'people.csv');
  form.append(
    'columns',
    JSON.stringify(['firstName', 'lastName', 'workEmail', 'prospectSummary', 'recentPostsSummary']),
  );
  const started = (await user.api.call('uploadSheet', { body: form })) as EnrichResponse;
  await run(started);
  const id = started.jobs[0]!.job_id;
  await user.api.call('editResult', {
    params: { id },
    body: { parameter: 'prospectSummary', value: 'Zelda Quixworth is the one.' },
  });
  await user.api.call('giveFeedback', {
    params: { id, parameter: 'prospectSummary' },
    body: { verdict: 'down', reason: 'not_true', comment: `Zelda left. Ask ${EMAIL}` },
  });
  await user.api.call('startEnrichment', {
    body: [
      { linkedin_url: `${url(slug)}/zelda/quixworth?x=%` },
      { linkedin_url: `https://acme.example/${slug}` },
      { linkedin_url: 'Zelda Quixworth' },
      { linkedin_url: url('ben') },
    ],
    query: { skip_invalid: 'true' },
    idempotencyKey: 'again',
  });
  return started;
}

/** Every column of every table as text, of the queue too: rows that name the person. */
async function findTraces(): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema')`.execute(
    app.db,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ text: string }>`
      SELECT t::text AS text FROM ${sql.table(`${schema}.${name}`)} t`.execute(app.db);
    for (const { text } of rows) if (TRACES.test(text)) found.push(`${name}: ${text.slice(0, 200)}`);
  }
  return found;
}

const tablesOf = (traces: string[]) => new Set(traces.map((trace) => trace.split(':')[0]));

describe('forgetting a person', () => {
  test('for one user leaves nothing of theirs, and other people’s as it was', async () => {
    const [ann, bea] = [await app.signIn(), await app.signIn()];
    const started = await seed(ann, OLD);
    const others = await seed(bea, NEW);
    const before = await bea.api.call('readBatch', { params: { id: others.batch_id } });
    const { forgotten } = await ann.api.call('forgetPerson', { body: { person: { linkedin_url: url(NEW) } } });
    expect(forgotten).toMatchObject({ jobs: 2, source_answers: 2, feedback: 1, users: 1, suppressed: false });
    expect(forgotten.ledger_entries).toBe(1);
    const left = await ann.api.call('readBatch', { params: { id: started.batch_id } });
    expect(left.jobs.map(({ linkedin_url }) => linkedin_url)).toEqual([url('ben')]);
    const { rows } = await sql<{ text: string }>`
      SELECT s::text AS text FROM source_answers s WHERE user_id = ${ann.userId}
      UNION ALL SELECT j::text FROM jobs j WHERE user_id = ${ann.userId}
      UNION ALL SELECT k::text FROM idempotency_keys k WHERE user_id = ${ann.userId}`.execute(app.db);
    expect(rows.filter(({ text }) => TRACES.test(text))).toEqual([]);
    expect(await bea.api.call('readBatch', { params: { id: others.batch_id } })).toEqual(before);
    await expectLedgerAddsUp();
  });

  test('for all leaves no trace in any table, and keeps who they are as digests alone', async () => {
    const carl = await app.signIn();
    await seed(carl, OLD);
    await carl.api.call('addSuppressions', { body: { entries: [{ domain: 'unrelated.example' }] } });
    await sql`INSERT INTO suppressions (id, user_id, kind, digest, label)
      VALUES (gen_random_uuid(), ${carl.userId}, 'email',
        ${app.services.suppressions().digest({ kind: 'email', value: EMAIL })}, 'Zelda Quixworth, wrote in May')`.execute(
      app.db,
    );
    await sql`INSERT INTO rate_limiters (key, pause_reason) VALUES ('unipile:1', ${`no such member: ${NEW}`})`.execute(
      app.db,
    );
    await sql`UPDATE pgboss.job SET output = ${JSON.stringify({ message: `failed at ${url(OLD)}` })}::jsonb`.execute(
      app.db,
    );
    const traces = tablesOf(await findTraces());
    expect([...traces]).toEqual(
      expect.arrayContaining([
        'jobs',
        'source_answers',
        'feedback',
        'idempotency_keys',
        'suppressions',
        'rate_limiters',
      ]),
    );
    const kept = await operator.api.call('lookUpKeptData', { body: { email: EMAIL } });
    expect(kept.kept).toMatchObject({ users: 2 });
    expect(kept.kept.kinds).toContain('Contact data');
    const { forgotten } = await operator.api.call('forgetPersonForAll', {
      body: { person: { email: EMAIL }, suppress: true },
    });
    expect(forgotten).toMatchObject({ users: 2, suppressed: true });
    expect(await findTraces()).toEqual([]);
    await expectLedgerAddsUp();
    const again = await carl.api.call('startEnrichment', { body: { linkedin_url: url(OLD), columns: ['firstName'] } });
    const { job } = await carl.api.call('readJob', { params: { id: again.job_id! } });
    expect(job).toMatchObject({ status: 'failed', error_code: 'suppressed' });
  });

  test('is written into the audit log, without the person', async () => {
    const { lines } = await operator.api.call('listAudit', { query: { action: 'person.forgotten' } });
    expect(lines[0]).toMatchObject({
      actor: { kind: 'operator', id: 'root@example.com' },
      subject: { kind: 'person' },
      details: { for_all: true, suppressed: true },
    });
    expect(JSON.stringify(lines)).not.toMatch(TRACES);
  });

  test('ends what waits, free of charge', async () => {
    const dora = await app.signIn();
    const started = await dora.api.call('startEnrichment', {
      body: { linkedin_url: url('waits-here'), columns: ['firstName'] },
    });
    await dora.api.call('forgetPerson', { body: { person: { linkedin_url: url('waits-here') } } });
    await run(started);
    expect(await dora.api.call('readCredits')).toMatchObject({ credits: 1_000, held: 0 });
    expect((await dora.api.callError('readJob', { params: { id: started.job_id! } })).status).toBe(404);
  });

  test('for all is the operator’s alone', async () => {
    const body = { person: { linkedin_url: url('jane') } };
    expect((await (await app.signIn()).api.callError('forgetPersonForAll', { body })).status).toBe(404);
  });
});

describe('the installation’s list', () => {
  test('is changed by operators, with a line in the audit log', async () => {
    const scope = 'installation' as const;
    await operator.api.call('addSuppressions', { body: { entries: [{ domain: 'left-out.example' }], scope } });
    const { suppressions } = await operator.api.call('listSuppressions', { query: { scope } });
    const [entry] = suppressions.filter(({ label }) => label === 'left-out.example');
    expect(entry).toMatchObject({ scope });
    await operator.api.call('deleteSuppression', { params: { id: entry!.id }, query: { scope } });
    const { lines } = await operator.api.call('listAudit', { query: { action: 'suppression' } });
    expect(lines.map(({ action }) => action)).toEqual(['suppression.removed', 'suppression.added']);
  });
});

/** Balances are the sums of their entries, holds those of open jobs, and requests count their jobs. */
async function expectLedgerAddsUp(): Promise<void> {
  const { rows } = await sql`
    SELECT a.user_id FROM accounts a
    WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries e WHERE e.user_id = a.user_id)
      OR held <> (SELECT coalesce(sum(held), 0) FROM jobs j WHERE j.user_id = a.user_id)
      OR held <> (SELECT coalesce(sum(credits_held), 0) FROM batches b WHERE b.user_id = a.user_id)
      OR (SELECT sum(profiles) FROM batches b WHERE b.user_id = a.user_id)
        <> (SELECT count(*) FROM jobs j WHERE j.user_id = a.user_id)`.execute(app.db);
  expect(rows).toEqual([]);
}
