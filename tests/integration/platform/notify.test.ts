import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listen, notify } from '../../../server/platform/database/notify.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
let listener: Listener;
let heard: unknown[];
let reconnects: number;
const warnings: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  heard = [];
  reconnects = 0;
  listener = await listen(
    database.url,
    ['changes', 'other "channel"'],
    (channel, payload) => {
      if (payload === null) throw new Error('no payload to take in');
      heard.push([channel, payload]);
    },
    {
      firstDelayMs: 10,
      onReconnect: () => (reconnects += 1),
      log: { warn: (_details, message) => void warnings.push(message) },
    },
  );
});

afterAll(async () => {
  await listener.close();
  await database.drop();
});

function say(channel: string, ...payloads: object[]): Promise<void> {
  return database.db.transaction().execute((tx) => notify(tx, channel, payloads));
}

test('what was committed is heard, in the order of the commits, on its channel', async () => {
  heard = [];
  for (let n = 0; n < 20; n += 1) await say('changes', { n, at: 'first' }, { n, at: 'second' });
  await say('other "channel"', { text: 'Zoë’s "quote"' });
  await say('nobody listens', {});
  await expect.poll(() => heard.length).toBe(41);
  const expected = Array.from({ length: 20 }, (_, n) => [
    ['changes', { n, at: 'first' }],
    ['changes', { n, at: 'second' }],
  ]).flat();
  expect(heard).toEqual([...expected, ['other "channel"', { text: 'Zoë’s "quote"' }]]);
});

test('what was rolled back is not heard', async () => {
  heard = [];
  const failing = database.db.transaction().execute(async (tx) => {
    await notify(tx, 'changes', [{ n: 1 }]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await say('changes', { n: 2 });
  await expect.poll(() => heard).toEqual([['changes', { n: 2 }]]);
});

test('what is no JSON, or cannot be taken in, is logged and the next is heard', async () => {
  heard = [];
  warnings.length = 0;
  await sql`SELECT pg_notify('changes', 'no JSON'), pg_notify('changes', 'null')`.execute(database.db);
  await say('changes', { n: 1 });
  await expect.poll(() => heard).toEqual([['changes', { n: 1 }]]);
  expect(warnings).toEqual(['notification not taken in', 'notification not taken in']);
});

test('more than fits is refused before it is sent', async () => {
  await say('changes', { text: 'x'.repeat(7880) });
  await expect(say('changes', { text: 'é'.repeat(3950) })).rejects.toThrow(/has 79\d\d bytes, at most 7900 fit/);
});

test('a lost connection is made again, and that is told', async () => {
  const admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'leadlight-listener' AND datname = current_database()`);
  await admin.end();
  await expect.poll(() => reconnects).toBe(1);
  heard = [];
  await say('changes', { n: 3 });
  await expect.poll(() => heard).toEqual([['changes', { n: 3 }]]);
});

test('a server that cannot be reached is an error at once', async () => {
  await expect(listen('postgresql://127.0.0.1:9/x', ['changes'], () => {})).rejects.toThrow(/ECONNREFUSED/);
});
