import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { checkMovedAccounts } from '../../../server/credits/ledger-check/check-moved-accounts.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { LedgerLook } from '../../../server/platform/monitoring/ledger-metrics.ts';
import { openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';

let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** Checks as often as it is asked to, without waiting for the clock. */
async function look(): Promise<LedgerLook & { lines: unknown[] }> {
  const lines: unknown[] = [];
  const log = createLog({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const { promise, resolve } = Promise.withResolvers<LedgerLook>();
  const check = checkMovedAccounts({ db: engine.db, log, onLook: resolve });
  const found = await promise;
  await check.stop();
  return { ...found, lines };
}

test('accounts that moved are looked at, and those that do not add up are named', async () => {
  const [ann, ben] = [await engine.addUser(100), await engine.addUser(100)];
  const source = scriptedSource('scripted');
  const urls = ['anna', 'berta'].map((slug) => `https://www.linkedin.com/in/${slug}`);
  await engine.run(await engine.start(ann, urls, ['firstName']), [source]);
  const open = await engine.start(ben, urls, ['firstName', 'jobTitle']);
  expect(await look()).toMatchObject({ accounts: 2, wrong: 0, lines: [] });

  const wrongs = [
    sql`UPDATE accounts SET balance = balance + ${1} WHERE user_id = ${ann}`,
    sql`UPDATE accounts SET held = held - ${1} WHERE user_id = ${ben}`,
    sql`UPDATE jobs SET held = held - ${1} WHERE id = ${open.jobs[0]?.job_id}`,
  ];
  const rights = [
    sql`UPDATE accounts SET balance = balance - ${1} WHERE user_id = ${ann}`,
    sql`UPDATE accounts SET held = held + ${1} WHERE user_id = ${ben}`,
    sql`UPDATE jobs SET held = held + ${1} WHERE id = ${open.jobs[0]?.job_id}`,
  ];
  for (const [at, wrong] of wrongs.entries()) {
    await wrong.execute(engine.db);
    const user = at === 0 ? ann : ben;
    expect(await look()).toMatchObject({
      wrong: 1,
      lines: [{ msg: 'accounts do not add up', users: [user], accounts: 1 }],
    });
    await rights[at]?.execute(engine.db);
    expect((await look()).wrong).toBe(0);
  }
});

test('accounts whose user is gone are left alone', async () => {
  const user = await engine.addUser(100);
  await engine.run(await engine.start(user, ['https://www.linkedin.com/in/carla'], ['firstName']), [
    scriptedSource('scripted'),
  ]);
  await deleteAccount(engine.db, user);
  expect((await look()).wrong).toBe(0);
});
