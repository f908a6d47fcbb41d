import { spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../server/platform/database/database.ts';
import type { Member } from '../load/member.ts';
import { readPush } from '../load/pushes.ts';
import { readBatch } from '../load/results.ts';
import type { Violations } from '../violations.ts';
import type { Promises } from './promises.ts';
import type { PushPromise } from './push-promises.ts';

/** What everybody begins with. */
export const SIGNUP_CREDITS = 3_000;

const doctor = path.resolve(import.meta.dirname, '../../../scripts/doctor.ts');

/** Jobs that have not ended, of anybody. */
export async function listOpenJobs(db: Database): Promise<{ id: string; batch: string; status: string }[]> {
  const { rows } = await sql<{ id: string; batch: string; status: string }>`
    SELECT id, batch_id AS batch, status FROM jobs WHERE status IN ('pending', 'running') ORDER BY id`.execute(db);
  return rows;
}

/** Events that webhooks have still to be told, of anybody. */
export async function countWaitingDeliveries(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM webhook_deliveries WHERE state = 'waiting'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Pushes into HubSpot that have not ended, of anybody. */
export async function countOpenPushes(db: Database): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM hubspot_pushes WHERE state IN ('queued', 'running')`.execute(db);
  return rows[0]?.open ?? 0;
}

/** Has each member read all their requests, and compares; what was forgotten stays so. Nothing else may be going on. */
export async function checkAsMember(
  db: Database,
  member: Member,
  promises: Promises,
  violations: Violations,
): Promise<void> {
  for (const batch of member.batches) {
    const read = await readBatch(member, batch);
    if (!read) violations.add('a request cannot be read', batch.id, { promised: batch, found: 'no answer' });
  }
  for (const { id, deletion } of member.jobs.filter((job) => job.deletion?.told !== undefined).slice(-10)) {
    const outcome = await member.call('readJob', { params: { id } }, { expects: ['not_found'] });
    if (outcome.kind !== 'answered') continue;
    violations.add('a forgotten profile is back', id, { promised: deletion, found: outcome.body.job });
  }
  for (const { promise } of member.pushes) await checkPush(member, promise);
  for (const keyed of member.keyed.slice(-5)) await keyed.send(member, keyed.key);
  await checkCredits(db, member, promises, violations);
}

async function checkPush(member: Member, promise: PushPromise): Promise<void> {
  const { promises, providers, violations } = member.context;
  const read = await readPush(member, promise);
  if (!read || !promise.end) {
    violations.add('a push does not end', promise.id, { promised: promise, found: read?.push ?? 'no answer' });
  } else {
    const account = providers.hubspot.accountOf(promises.pushes.tokenOf(promise.userId));
    promises.pushes.check(read, account, promises);
  }
}

/** What can be spent is what came in by promises, less what the jobs said they cost. */
async function checkCredits(db: Database, member: Member, promises: Promises, violations: Violations): Promise<void> {
  const { account } = member;
  const read = await member.call('readCredits', {});
  if (!account || read.kind !== 'answered') return;
  const { credits, held } = read.body;
  const bought = [...promises.orders.values()].filter(
    ({ userId, paid }) => userId === account.userId && paid !== undefined,
  );
  const came = bought.reduce((sum, order) => sum + order.credits, SIGNUP_CREDITS);
  const used = member.jobs.reduce((sum, { end }) => sum + (end?.credits ?? 0), 0);
  const promised = { credits: came - used, held: 0 };
  // Requests whose answer was lost have used something, too.
  const isExact = account.unknownStarts === 0;
  const isKept = isExact ? credits === promised.credits : credits <= promised.credits;
  if (isKept && held === 0) return;
  violations.add('credits are not what was promised', account.userId, {
    promised: { ...promised, came, used },
    found: { ...read.body, charges: await listOtherCharges(db, account.userId, promises) },
  });
}

/** Charges of a user that are not what answers said of their jobs: what to look at when the sum is wrong. */
async function listOtherCharges(db: Database, userId: string, promises: Promises): Promise<unknown[]> {
  const { rows } = await sql<{ job_id: string; batch_id: string; charged: number; at: Date }>`
    SELECT job_id, batch_id, -sum(amount)::int AS charged, min(created_at) AS at
    FROM ledger_entries WHERE user_id = ${userId} AND kind = 'enrichment' GROUP BY job_id, batch_id`.execute(db);
  const charged = new Map(rows.map((row) => [row.job_id, row]));
  const told = [...promises.jobs.values()].filter((job) => job.userId === userId);
  return [
    ...told.flatMap((job) => {
      const row = charged.get(job.id);
      charged.delete(job.id);
      return (row?.charged ?? 0) === (job.end?.credits ?? 0) ? [] : [{ job: { ...job, values: undefined }, row }];
    }),
    ...[...charged.values()].map((row) => ({ job: 'nobody was told of it', row })),
  ];
}

/** `npm run doctor` has to find nothing. */
export async function runDoctor(env: Record<string, string>, violations: Violations): Promise<string> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [doctor], {
    cwd: '/',
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  // A provider that failed a moment ago may still be left in peace, and the test checkout is meant to be free.
  const lines = output.split('\n').filter((line) => /^(?:broken|look at this) /.test(line));
  const wrong = lines.filter((line) => !/^look at this +(?:Sources|Configuration):/.test(line));
  if (code !== 0 || wrong.length > 0) {
    violations.add('the doctor finds something', wrong.join(' ').slice(0, 200), { promised: 'nothing', found: output });
  }
  return output;
}
