import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { createLog } from '../../../server/platform/log.ts';
import { withCallPriority } from '../../../server/providers/rate-limiter/call-priority.ts';
import { openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import type { RateLimiter, RateLimits } from '../../../server/providers/rate-limiter.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
/** Two processes on one database. */
let processes: Database[];
beforeAll(async () => {
  database = await createTestDatabase();
  processes = [database.db, openDatabase({ url: database.url, poolMax: 3 })];
});
afterAll(async () => {
  await processes[1]?.destroy();
  await database.drop();
});

const never = new AbortController().signal;
const log = createLog({ level: 'silent' });
let providers = 0;
/** The limiters of a new provider in both processes. */
function open(limits: Omit<RateLimits, 'key'>): { name: string; limiters: RateLimiter[] } {
  const name = `provider${++providers}`;
  return { name, limiters: processes.map((db) => openRateLimiters(db, log)({ key: `${name}:a`, ...limits })) };
}
async function addUser(): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO users (id, identity_kind, identity_subject, email, username)
    VALUES (${id}, 'local', ${id}, ${`${id}@example.com`}, 'Ann')`.execute(database.db);
  return id;
}

/** Makes calls for a user. @returns how each ended: 'made', or the kind of its refusal */
function call(limiter: RateLimiter, user: string, count: number, made: string[] = []): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      withCallPriority({ user, waitMs: 20_000 }, () =>
        limiter
          .run(
            'profile',
            async () => {
              made.push(user);
              return 'made';
            },
            never,
          )
          .catch((error: { kind: string }) => error.kind),
      ),
    ),
  );
}
const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

describe('a quota of a day', () => {
  it('is had by one user alone when nobody else wants it', async () => {
    const { limiters } = open({ atOnce: 5, rates: { profile: { day: 30 } }, metered: {} });
    const ends = await call(limiters[0]!, randomUUID(), 40);
    expect([count(ends, 'made'), count(ends, 'quota')]).toEqual([30, 10]);
  });

  it('goes to who has had the least, in whatever process they had it', async () => {
    const { limiters } = open({ atOnce: 5, rates: { profile: { day: 50 } }, metered: {} });
    const [many, few, other] = [randomUUID(), randomUUID(), randomUUID()];
    expect(count(await call(limiters[0]!, many, 20), 'made')).toBe(20);
    // 30 are left, and asked for in the same moment: the other process knows who has had 20.
    const [ofMany, ofFew, ofOther] = await Promise.all([
      call(limiters[1]!, many, 60),
      call(limiters[1]!, few, 8),
      call(limiters[1]!, other, 25),
    ]);
    expect(count(ofFew, 'made')).toBe(8);
    expect(count([...ofFew, ...ofOther, ...ofMany], 'made')).toBe(30);
    expect(count(ofOther, 'made')).toBeGreaterThanOrEqual(20);
    expect(count(ofMany, 'quota')).toBeGreaterThan(0);
  });

  it('loses nothing to calls that are given up', async () => {
    const { limiters } = open({ atOnce: 1, rates: { profile: { day: 10 } }, metered: {} });
    const [limiter] = limiters;
    const held = Promise.withResolvers<void>();
    const leaving = new AbortController();
    const running = limiter!.run('profile', () => held.promise, never);
    const given = Array.from({ length: 5 }, () =>
      limiter!.run('profile', async () => {}, leaving.signal).catch(() => 'left'),
    );
    await expect
      .poll(
        async () =>
          (
            await sql<{ calls: number }>`SELECT max(calls) AS calls FROM provider_calls
        WHERE provider = ${`provider${providers}`}`.execute(database.db)
          ).rows[0]?.calls,
      )
      .toBe(6);
    leaving.abort(new Error('left'));
    expect(await Promise.all(given)).toEqual(Array(5).fill('left'));
    held.resolve();
    await running;
    expect(count(await call(limiter!, randomUUID(), 12), 'made')).toBe(9);
  });
});

describe('limits of calls', () => {
  it('of a user are kept over all processes, and say so; others go on', async () => {
    const { name, limiters } = open({ atOnce: 20, metered: {} });
    const [limited, free] = [await addUser(), randomUUID()];
    await sql`INSERT INTO provider_limits (user_id, provider, per_day, per_month) VALUES (${limited}, ${name}, 7, 9)`.execute(
      database.db,
    );
    const ends = (await Promise.all(limiters.map((limiter) => call(limiter, limited, 8)))).flat();
    expect([count(ends, 'made'), count(ends, 'own-limit')]).toEqual([7, 9]);
    expect(count(await call(limiters[0]!, free, 20), 'made')).toBe(20);

    await sql`UPDATE provider_calls SET day = date_trunc('month', now() AT TIME ZONE 'UTC')::date WHERE user_id = ${limited}`.execute(
      database.db,
    );
    await sql`UPDATE provider_limits SET per_day = NULL WHERE user_id = ${limited}`.execute(database.db);
    expect(count(await call(limiters[1]!, limited, 5), 'made')).toBe(2);
  });

  it.each([
    ['day', { perDay: 12 }],
    ['month', { perMonth: 12 }],
  ])('of the installation for a %s are kept over all users and processes', async (_span, metered) => {
    const { limiters } = open({ atOnce: 20, metered });
    const ends = (await Promise.all(limiters.map((limiter) => call(limiter, randomUUID(), 10)))).flat();
    expect([count(ends, 'made'), count(ends, 'spending-limit')]).toEqual([12, 8]);
  });
});
