import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { deleteUserData } from '../../../server/accounts/users-store.ts';
import { type Engine, openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

const URL_OF_ANN = 'https://www.linkedin.com/in/ann';

async function leftOf(userId: string): Promise<Record<string, number>> {
  const tables = ['batches', 'jobs', 'idempotency_keys', 'source_answers'];
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(engine.db);
    return [table, rows[0]!.count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
const NOTHING = { batches: 0, jobs: 0, idempotency_keys: 0, source_answers: 0 };

it('a request that starts while its account is being deleted leaves nothing', async () => {
  const user = await engine.addUser(100);
  const idempotency = { key: 'once', digest: Buffer.from('x') };
  let started: Promise<unknown> = Promise.resolve();
  await engine.db.transaction().execute(async (tx) => {
    await deleteUserData(tx, user);
    started = engine.start(user, [URL_OF_ANN], ['firstName'], { idempotency }).catch((error) => error);
    // It has come as far as the account's lock, and waits there.
    await wait(150);
  });
  expect(await started).toMatchObject({ code: 'user_not_found' });
  expect(await leftOf(user)).toEqual(NOTHING);
  expect(await engine.account(user)).toMatchObject({ held: 0, balance: 100, entries: 100 });
});

it('an account that is deleted while a request starts takes the request along', async () => {
  const user = await engine.addUser(100);
  await Promise.all([
    engine.start(user, [URL_OF_ANN], ['firstName']).catch(() => {}),
    deleteAccount(engine.db, user),
    engine.start(user, [URL_OF_ANN], ['firstName']).catch(() => {}),
  ]);
  expect(await leftOf(user)).toEqual(NOTHING);
  expect(await engine.account(user)).toMatchObject({ held: 0, balance: 100 });
});

it('what a source says about a profile after the account was deleted is not kept', async () => {
  const user = await engine.addUser(100);
  const other = await engine.addUser(100);
  const { promise: deleted, resolve } = Promise.withResolvers<void>();
  const source = scriptedSource('a', { script: { ann: { after: deleted } } });
  const started = await engine.start(user, [URL_OF_ANN], ['firstName']);
  const running = engine.run(started, [source]);
  while (source.asked.length === 0) await wait(10);
  await deleteAccount(engine.db, user);
  resolve();
  await running;
  expect(await leftOf(user)).toEqual(NOTHING);
  expect(await engine.account(user)).toMatchObject({ held: 0, balance: 100, entries: 100 });
  // Others' answers are kept as ever.
  await engine.run(await engine.start(other, [URL_OF_ANN], ['firstName']), [source]);
  expect(await leftOf(other)).toMatchObject({ jobs: 1, source_answers: 1 });
});
