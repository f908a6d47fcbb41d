import { sql } from 'kysely';
import { checkLedger } from '../../../server/doctor/check-ledger.ts';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import type { JobStatus } from '../../../shared/contract/enrichment.ts';
import type { Violations } from '../violations.ts';
import type { JobPromise } from './job-promise.ts';
import type { Promises } from './promises.ts';

interface JobRow {
  id: string;
  user_id: string;
  status: JobStatus;
  credits_used: number;
}

/** Opens the database for one look, as an operator does. */
export async function withDatabase<T>(url: string, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, poolMax: 2, applicationName: 'chaos', statementMs: 30_000 });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Compares what was promised with what the database holds, while the load goes on: what must be true at any moment.
 * @returns how many jobs of those promised have not ended
 */
export async function checkDatabase(db: Database, promises: Promises, violations: Violations): Promise<number> {
  for (const { verdict, text } of await checkLedger(db)) {
    if (verdict !== 'ok')
      violations.add('the ledger does not add up', text, { promised: 'sums that agree', found: text });
  }
  const open = await checkJobs(db, promises, violations);
  await checkBatches(db, promises, violations);
  await checkPushes(db, promises, violations);
  await checkOrders(db, promises, violations);
  await checkDeletedAccounts(db, promises, violations);
  return open;
}

async function checkJobs(db: Database, promises: Promises, violations: Violations): Promise<number> {
  const askedAt = performance.now();
  const isGone = ({ userId }: JobPromise) => promises.accounts.get(userId)?.deletion !== undefined;
  const promised = [...promises.jobs.values()].filter((job) => !isGone(job)).map((job) => ({ ...job }));
  const { rows } = await sql<JobRow>`
    SELECT id, user_id, status, credits_used FROM jobs WHERE id = ANY(${promised.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  let open = 0;
  for (const job of promised) {
    const row = byId.get(job.id);
    const forgotten = promises.jobs.get(job.id)?.deletion ?? promises.accounts.get(job.userId)?.deletion;
    if (row && job.deletion?.told !== undefined && job.deletion.told < askedAt) {
      violations.add('a forgotten profile is back', job.id, { promised: 'forgotten', found: row });
    }
    if (!row && !forgotten) violations.add('a job is lost', job.id, { promised: job, found: 'no row' });
    if (!row) continue;
    if (row.user_id !== job.userId) violations.add('a job is of another user', job.id, { promised: job, found: row });
    if (row.status !== 'pending' && row.status !== 'running') {
      promises.ended(job.id, { status: row.status, credits: row.credits_used });
    } else {
      open += 1;
      if (job.end && job.end.since < askedAt) {
        violations.add('an ended job is open again', job.id, { promised: job.end, found: row });
      }
    }
  }
  return open;
}

/** Requests that nobody was told of: only those may be there whose answer was lost. */
async function checkBatches(db: Database, promises: Promises, violations: Violations): Promise<void> {
  const users = [...promises.accounts.values()].filter(({ deletion }) => !deletion);
  const allowed = new Map(users.map(({ userId, unknownStarts, starting }) => [userId, unknownStarts + starting]));
  const { rows } = await sql<{ id: string; user_id: string }>`
    SELECT id, user_id FROM batches WHERE user_id = ANY(${users.map(({ userId }) => userId)}::uuid[])`.execute(db);
  const unknown = Map.groupBy(
    rows.filter(({ id }) => !promises.batches.has(id)),
    (row) => row.user_id,
  );
  for (const [userId, found] of unknown) {
    const { unknownStarts = 0, starting = 0 } = promises.accounts.get(userId) ?? {};
    const most = Math.max(allowed.get(userId) ?? 0, unknownStarts + starting);
    if (found.length <= most) continue;
    violations.add('a request was started once more than it was asked for', userId, {
      promised: `at most ${most}`,
      found,
    });
  }
  const there = new Set(rows.map(({ id }) => id));
  for (const batch of promises.batches.values()) {
    if (!allowed.has(batch.userId) || promises.accounts.get(batch.userId)?.deletion || there.has(batch.id)) continue;
    // Answered after the look.
    const isLater = !(await sql`SELECT FROM batches WHERE id = ${batch.id}`.execute(db)).rows.length;
    if (isLater) violations.add('a request is lost', batch.id, { promised: batch, found: 'no row' });
  }
}

/** Pushes that nobody was told of: only those may be there whose answer was lost. */
async function checkPushes(db: Database, { accounts, pushes }: Promises, violations: Violations): Promise<void> {
  const users = [...accounts.values()].filter(({ deletion }) => !deletion).map(({ userId }) => userId);
  const allowed = new Map(pushes.unknown);
  const { rows } = await sql<{ id: string; user_id: string }>`
    SELECT id, user_id FROM hubspot_pushes WHERE user_id = ANY(${users}::uuid[])`.execute(db);
  const unknown = Map.groupBy(
    rows.filter(({ id }) => !pushes.pushes.has(id)),
    (row) => row.user_id,
  );
  for (const [userId, found] of unknown) {
    const most = Math.max(allowed.get(userId) ?? 0, pushes.unknown.get(userId) ?? 0);
    if (found.length <= most) continue;
    const promised = `at most ${most}`;
    violations.add('a push was started once more than it was asked for', userId, { promised, found });
  }
  const there = new Set(rows.map(({ id }) => id));
  for (const { id, userId, askedAt } of pushes.pushes.values()) {
    if (there.has(id) || !users.includes(userId) || accounts.get(userId)?.deletion) continue;
    // Answered after the look.
    const isThere = (await sql`SELECT FROM hubspot_pushes WHERE id = ${id}`.execute(db)).rows.length > 0;
    if (!isThere) violations.add('a push is lost', id, { promised: { askedAt }, found: 'no row' });
  }
}

async function checkOrders(db: Database, promises: Promises, violations: Violations): Promise<void> {
  const orders = [...promises.orders.values()].map((order) => ({ ...order }));
  const { rows } = await sql<{ order_id: string; status: string; entries: number; amount: number }>`
    SELECT o.order_id, o.status, count(l.id)::integer AS entries, coalesce(sum(l.amount), 0)::integer AS amount
    FROM payment_orders o LEFT JOIN ledger_entries l ON l.order_id = o.order_id
    WHERE o.order_id = ANY(${orders.map(({ id }) => id)}) GROUP BY o.order_id, o.status`.execute(db);
  const byId = new Map(rows.map((row) => [row.order_id, row]));
  for (const order of orders) {
    const row = byId.get(order.id);
    const tell = (what: string) => violations.add(what, order.id, { promised: order, found: row ?? 'no row' });
    if (!row) {
      tell('an order is lost');
      continue;
    }
    const entries = row.status === 'credited' ? 1 : 0;
    if (row.entries !== entries || row.amount !== entries * order.credits)
      tell('an order is not credited exactly once');
    if (order.told !== undefined && row.status !== 'credited') tell('an order that was credited is not any more');
    if (row.status === 'credited' && promises.orders.get(order.id)?.paying === undefined) {
      tell('an order was credited that nobody paid');
    }
  }
}

async function checkDeletedAccounts(db: Database, promises: Promises, violations: Violations): Promise<void> {
  const gone = [...promises.accounts.values()].filter(({ deletion }) => deletion?.told !== undefined);
  const { rows } = await sql<{ id: string; kept: string }>`
    SELECT u AS id, kept FROM unnest(${gone.map(({ userId }) => userId)}::uuid[]) AS u, LATERAL (
      SELECT 'user' AS kept FROM users WHERE id = u UNION ALL SELECT 'jobs' FROM jobs WHERE user_id = u
      UNION ALL SELECT 'requests' FROM batches WHERE user_id = u UNION ALL SELECT 'answers' FROM source_answers WHERE user_id = u
      UNION ALL SELECT 'pushes' FROM hubspot_pushes WHERE user_id = u UNION ALL SELECT 'tokens' FROM hubspot_tokens WHERE user_id = u
      UNION ALL SELECT 'API keys' FROM api_keys WHERE user_id = u UNION ALL SELECT 'sessions' FROM sessions WHERE user_id = u UNION ALL SELECT 'keys' FROM idempotency_keys WHERE user_id = u
    ) k GROUP BY u, kept`.execute(db);
  for (const { id, kept } of rows) {
    violations.add('a deleted account is not forgotten', `${id} ${kept}`, { promised: 'nothing kept', found: kept });
  }
}
