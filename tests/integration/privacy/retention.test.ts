import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../server/doctor/check-ledger.ts';
import { newJobIds } from '../../../server/enrichment/job-id.ts';
import { createLog } from '../../../server/platform/log.ts';
import { daysKept, type KindKept, sweepOnce } from '../../../server/privacy/sweep-expired-data.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.signIn();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const days = daysKept({
  jobs: 100,
  feedback: 50,
  sessions: 30,
  payment_events: 200,
  privacy_requests: 300,
  webhook_deliveries: 40,
});
const ago = (count: number) => new Date(Date.now() - count * DAY_MS);

async function sweep(): Promise<Partial<Record<KindKept, number>>> {
  const gone: Partial<Record<KindKept, number>> = {};
  const context = {
    db: app.db,
    log: createLog({ level: 'silent' }),
    days,
    onDeleted: (kind: KindKept, rows: number) => void Object.assign(gone, { [kind]: rows }),
  };
  await sweepOnce(context, new AbortController().signal);
  return gone;
}

/** A request of `count` profiles that ended so many days ago, each charged one credit. */
async function addEnded(count: number, age: number): Promise<string> {
  const batch = newId({ msecs: ago(age).getTime() });
  await app.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used, created_at)
      VALUES (${batch}, ${user.userId}, '[["firstName"]]', ${count}, ${count}, 0, ${count}, ${ago(age)})`.execute(tx);
    for (const [at, id] of newJobIds(batch, count).entries()) {
      await sql`INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, finished_at)
        VALUES (${id}, ${batch}, ${user.userId}, ${at}, ${`p-${age}-${at}`}, 'completed', 100, 0, 1, '{"firstName":"A"}', ${ago(age)})`.execute(
        tx,
      );
      await sql`INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id, created_at)
        VALUES (${user.userId}, 'enrichment', -1, ${batch}, ${id}, ${ago(age)})`.execute(tx);
      await sql`INSERT INTO feedback (job_id, parameter, verdict, writer, given_at)
        VALUES (${id}, 'reasoning', 'up', 'w', ${ago(age)})`.execute(tx);
    }
    await sql`UPDATE accounts SET balance = balance - ${count} WHERE user_id = ${user.userId}`.execute(tx);
  });
  return batch;
}

test('what is older than it may be goes, of each kind; the ledger and its list stay as they were', async () => {
  const old = await addEnded(12, 101);
  const middle = await addEnded(2, 60);
  const fresh = await addEnded(1, 1);
  await sql`INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, status, payment_id, ended_at)
    VALUES ('order_old', 'test', ${user.userId}, 100, 10000, 'INR', 'refunded', 'pay', now())`.execute(app.db);
  await sql`INSERT INTO payment_events (event_id, order_id, event, received_at)
    VALUES ('e-old', 'order_old', 'order.paid', ${ago(201)}), ('e-new', 'order_old', 'order.paid', ${ago(199)})`.execute(
    app.db,
  );
  await sql`INSERT INTO sessions (id, user_id, created_at, expires_at, ended_at)
    VALUES (gen_random_uuid(), ${user.userId}, ${ago(90)}, ${ago(31)}, NULL), (gen_random_uuid(), ${user.userId}, ${ago(90)}, now(), ${ago(31)}),
      (gen_random_uuid(), ${user.userId}, ${ago(90)}, now(), ${ago(29)})`.execute(app.db);
  await sql`INSERT INTO idempotency_keys (user_id, key, request_digest, batch_id, answer, created_at)
    VALUES (${user.userId}, 'old', '\\x00', ${fresh}, '{}', ${ago(8)}), (${user.userId}, 'new', '\\x00', ${fresh}, '{}', ${ago(6)})`.execute(
    app.db,
  );
  await sql`INSERT INTO request_counts (key, points, expire) VALUES ('search:old', 1, ${ago(2).getTime()})`.execute(
    app.db,
  );
  await sql`INSERT INTO provider_calls (provider, user_id, day, kind, calls)
    VALUES ('hunter', ${user.userId}, ${ago(64)}, 'email', 2), ('hunter', ${user.userId}, ${ago(61)}, 'email', 3)`.execute(
    app.db,
  );
  await sql`INSERT INTO outgoing_mails (id, recipient, subject, body, created_at)
    VALUES (gen_random_uuid(), 'a@example.com', 's', 'b', ${ago(31)})`.execute(app.db);
  await sql`INSERT INTO privacy_requests (id, email_digest, email, wants, state, expires_at, confirmed_at, closed_at)
    VALUES (gen_random_uuid(), ${Buffer.alloc(32)}, NULL, 'access', 'answered', now(), now(), ${ago(301)}),
      (gen_random_uuid(), ${Buffer.alloc(32)}, 'a@example.com', 'access', 'unconfirmed', ${ago(2)}, NULL, NULL),
      (gen_random_uuid(), ${Buffer.alloc(32)}, 'b@example.com', 'access', 'with_operator', ${ago(400)}, ${ago(400)}, NULL)`.execute(
    app.db,
  );
  await sql`INSERT INTO hubspot_pushes (id, user_id, batch_id, mapping, state, finished_at, created_at)
    VALUES (gen_random_uuid(), ${user.userId}, ${middle}, '{}', 'done', now(), ${ago(101)}),
      (gen_random_uuid(), ${user.userId}, ${middle}, '{}', 'done', now(), ${ago(99)})`.execute(app.db);
  const transactions = await user.api.call('listTransactions', { query: { page_size: 50 } });

  expect(await sweep()).toEqual({
    jobs: 12,
    feedback: 2,
    payment_events: 1,
    sessions: 2,
    idempotency_keys: 1,
    request_counts: 1,
    provider_calls: 1,
    privacy_requests: 2,
    mails: 1,
    hubspot_pushes: 1,
  });
  expect(await sweep()).toEqual({});
  expect(await user.api.call('listTransactions', { query: { page_size: 50 } })).toEqual(transactions);
  expect((await user.api.call('listHistory')).history.map(({ batch_id }) => batch_id)).toEqual([fresh, middle]);
  expect((await user.api.call('readBatch', { params: { id: old } })).jobs).toEqual([]);
  expect((await checkLedger(app.db)).map(({ verdict }) => verdict)).toEqual(['ok']);
});

test('a profile that waits or runs is never too old', async () => {
  const { job_id, batch_id } = await user.api.call('startEnrichment', {
    body: { linkedin_url: 'https://www.linkedin.com/in/waits', columns: ['firstName'] },
  });
  const batch = newId({ msecs: ago(500).getTime() });
  const [id = ''] = newJobIds(batch, 1);
  await app.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO batches (id, user_id, column_sets, total, price, credits_held)
      SELECT ${batch}, user_id, column_sets, total, price, 0 FROM batches WHERE id = ${batch_id}`.execute(tx);
    await sql`UPDATE jobs SET id = ${id}, batch_id = ${batch} WHERE id = ${job_id}`.execute(tx);
  });
  expect(await sweep()).toEqual({});
  expect((await user.api.call('readJob', { params: { id } })).job.status).toBe('pending');
});

test('one process sweeps at a time', async () => {
  await addEnded(1, 101);
  await app.db.connection().execute(async (other) => {
    await sql`SELECT pg_advisory_lock(hashtext('leadlight:retention'))`.execute(other);
    expect(await sweep()).toEqual({});
    await sql`SELECT pg_advisory_unlock(hashtext('leadlight:retention'))`.execute(other);
  });
  expect(await sweep()).toMatchObject({ jobs: 1 });
});
