import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';
import { openTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy.ts';

/** Connections that fall silent, with nobody told, or that the server ends. */
let engine: Engine;
let proxy: TcpProxy;
beforeAll(async () => {
  engine = await openEngine();
  proxy = await openTcpProxy(engine.url);
});
afterAll(async () => {
  await proxy.cut();
  await engine.close();
});

test('a statement that gets no answer fails in time, and its connection is not used again', async () => {
  const db = openDatabase({ url: proxy.url, poolMax: 1, statementMs: 300 });
  await sql`SELECT 1`.execute(db);
  proxy.silence();
  await expect(sql`SELECT 2`.execute(db)).rejects.toThrow('Query read timeout');
  expect((await sql`SELECT 3 AS three`.execute(db)).rows).toEqual([{ three: 3 }]);
  await db.destroy();
});

test('a transaction too', async () => {
  const db = openDatabase({ url: proxy.url, poolMax: 1, statementMs: 300 });
  const cut = db.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx);
    proxy.silence();
    await sql`SELECT 2`.execute(tx);
  });
  await expect(cut).rejects.toThrow('Query read timeout');
  expect((await sql`SELECT 3 AS three`.execute(db)).rows).toEqual([{ three: 3 }]);
  await db.destroy();
});

test('a connection that the server ends is not used again, though it is not closed yet', async () => {
  const db = openDatabase({ url: proxy.url, poolMax: 1 });
  for (let time = 0; time < 20; time++) {
    const ended = sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db);
    await expect(ended).rejects.toMatchObject({ code: '57P01' });
    expect((await sql`SELECT 3 AS three`.execute(db)).rows).toEqual([{ three: 3 }]);
  }
  await db.destroy();
});

test('what takes too long is ended by the server, whose locks are free again', async () => {
  const db = openDatabase({ url: engine.url, poolMax: 1, statementMs: 300 });
  await expect(sql`SELECT pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  const user = await engine.addUser(1);
  const idle = db.transaction().execute(async (tx) => {
    await sql`SELECT FROM accounts WHERE user_id = ${user} FOR UPDATE`.execute(tx);
    // Gets the lock when the server has ended the idle transaction.
    await sql`UPDATE accounts SET held = 1 WHERE user_id = ${user}`.execute(engine.db);
    await sql`SELECT 1`.execute(tx);
  });
  await expect(idle).rejects.toThrow();
  expect(await engine.account(user)).toMatchObject({ held: 1 });
  await db.destroy();
});

test('jobs go on over another connection: nothing that was heard is lost', async () => {
  const db = openDatabase({ url: proxy.url, poolMax: 2, statementMs: 300 });
  const user = await engine.addUser(100);
  const started = await engine.start(user, ['https://www.linkedin.com/in/silent'], ['firstName']);
  const answering = Promise.withResolvers<void>();
  const source = scriptedSource('a', { script: { silent: { after: answering.promise } } });
  const runner = engine.runner([source], { db });
  const running = runner.run(idsOf(started), new AbortController().signal);
  await expect.poll(() => source.asked.length).toBe(1);
  proxy.silence();
  answering.resolve();
  await running;
  await runner.stop();
  expect(source.asked).toHaveLength(1);
  expect(await readJob(engine.db, user, idsOf(started)[0]!)).toMatchObject({ status: 'completed', credits_used: 1 });
  await db.destroy();
});
