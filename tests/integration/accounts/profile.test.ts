import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJobIds } from '../../../server/enrichment/job-id.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Writes a batch with one running and one completed job, as a worker would leave it half-way. */
async function addHalfDoneBatch(user: SignedInUser): Promise<void> {
  const batch = newId();
  const [running = '', ended = ''] = newJobIds(batch, 2);
  await app.db.transaction().execute(async (tx) => {
    await sql`UPDATE accounts SET held = 10, balance = balance - 5 WHERE user_id = ${user.userId}`.execute(tx);
    await sql`
      INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used)
      VALUES (${batch}, ${user.userId}, '[["firstName"]]', 2, 20, 10, 5)`.execute(tx);
    await sql`
      INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held)
      VALUES (${running}, ${batch}, ${user.userId}, 0, 'running-one', 'running', 40, 10)`.execute(tx);
    await sql`
      INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, finished_at)
      VALUES (${ended}, ${batch}, ${user.userId}, 1, 'ended-one', 'completed', 100, 0, 5, '{}', now())`.execute(tx);
    await sql`
      INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id)
      VALUES (${user.userId}, 'enrichment', -5, ${batch}, ${ended})`.execute(tx);
    await sql`
      INSERT INTO source_answers (user_id, slug, source, answer, retrieved_at)
      VALUES (${user.userId}, 'ended-one', 'sample-network', '{}', now())`.execute(tx);
    await sql`
      INSERT INTO sheet_mappings (user_id, headings_digest, mapping)
      VALUES (${user.userId}, '\\x0f', '{"A":"linkedin_url"}')`.execute(tx);
    await sql`
      INSERT INTO idempotency_keys (user_id, key, request_digest, batch_id, answer)
      VALUES (${user.userId}, 'key', '\\x00', ${batch}, '{}')`.execute(tx);
  });
}

async function countRows(table: string, userId: string, column = 'user_id'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${userId}`.execute(app.db);
  return rows[0]!.count;
}

describe('forgetting the account', () => {
  it('leaves nothing but a ledger that names nobody', async () => {
    const [ann, ben] = [await app.signIn('ann@example.com'), await app.signIn('ben@example.com')];
    await addHalfDoneBatch(ann);
    await addHalfDoneBatch(ben);
    expect(await ann.api.call('deleteAccount')).toEqual({ success: true });
    for (const table of ['sessions', 'batches', 'jobs', 'source_answers', 'idempotency_keys', 'sheet_mappings']) {
      expect(`${table}: ${await countRows(table, ann.userId)}`).toBe(`${table}: 0`);
      expect(await countRows(table, ben.userId)).toBeGreaterThan(0);
    }
    expect(await countRows('users', ann.userId, 'id')).toBe(0);
    const account = await app.db
      .selectFrom('accounts')
      .selectAll()
      .where('user_id', '=', ann.userId)
      .executeTakeFirst();
    expect(account).toEqual({ user_id: ann.userId, balance: 95, held: 0 });
    expect(await countRows('ledger_entries', ann.userId)).toBe(2);
  });

  it('ends every session of the user, and of no other', async () => {
    const [here, there] = [await app.signIn('cleo@example.com'), await app.signIn('cleo@example.com')];
    const dan = await app.signIn('dan@example.com');
    await here.api.call('deleteAccount');
    for (const user of [here, there]) {
      const refused = await user.api.callError('readProfile');
      expect([refused.status, refused.body.error]).toEqual([401, 'User not found']);
    }
    await dan.api.call('readProfile');
  });

  it('gives no second gift when the same person comes back', async () => {
    const before = await app.signIn('eve@example.com');
    await before.api.call('deleteAccount');
    const after = await app.signIn('eve@example.com');
    expect(after.userId).not.toBe(before.userId);
    expect(after.answer.user.credits).toBe(0);
    expect(await after.api.call('readCredits')).toEqual({ success: true, credits: 0, held: 0 });
  });
});
