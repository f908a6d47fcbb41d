import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { type CallOutcome, openRateLimiters } from '../../server/providers/rate-limiter/open-rate-limiters.ts';
import type { CreateRateLimiter, RateLimits } from '../../server/providers/rate-limiter.ts';
import { SourceError } from '../../server/providers/source-error.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Rate limiters of two processes. */
let here: CreateRateLimiter;
let there: CreateRateLimiter;
let calls: CallOutcome[];
beforeEach(() => {
  const log = createLog({ level: 'silent' });
  calls = [];
  here = openRateLimiters(database.db, log, (call) => calls.push(call));
  there = openRateLimiters(database.db, log);
});

let keys = 0;
const limits = (more: Partial<RateLimits> = {}): RateLimits => ({ key: `test:${keys++}`, atOnce: 100, ...more });
const never = new AbortController().signal;

/** A call that ends when it is told to, and how many of them are under way. */
function heldCalls() {
  const held = { underWay: 0, most: 0, ends: [] as (() => void)[] };
  return {
    held,
    call: async () => {
      held.underWay += 1;
      held.most = Math.max(held.most, held.underWay);
      await new Promise<void>((resolve) => held.ends.push(resolve));
      held.underWay -= 1;
    },
  };
}

describe('calls at once', () => {
  test('no more than allowed, in all processes together; all get their turn', async () => {
    const limit = limits({ atOnce: 3 });
    const { held, call } = heldCalls();
    const limiters = [here(limit), there(limit)];
    const all = Promise.all(Array.from({ length: 12 }, (_, i) => limiters[i % 2]!.run('profile', call, never)));
    let done = false;
    const ended = all.then(() => {
      done = true;
    });
    while (!done) {
      await expect.poll(() => done || held.ends.length > 0).toBe(true);
      held.ends.splice(0).forEach((end) => {
        end();
      });
    }
    await ended;
    expect(held.most).toBe(3);
  });

  test('permits of a process that died come back when its lease runs out', async () => {
    const limit = limits({ atOnce: 1 });
    await here(limit).run('profile', async () => {}, never);
    await sql`INSERT INTO permit_leases (key, holder, permits, expires_at)
      VALUES (${limit.key}, gen_random_uuid(), 1, now() + interval '300 ms')`.execute(database.db);
    await expect(here(limit).run('profile', async () => 'through', never)).resolves.toBe('through');
  });

  test('whoever no longer wants to call leaves the line', async () => {
    const limit = limits({ atOnce: 1 });
    const limiter = here(limit);
    const { held, call } = heldCalls();
    const first = limiter.run('profile', call, never);
    await expect.poll(() => held.ends.length).toBe(1);
    const leaving = new AbortController();
    const second = limiter.run('profile', call, leaving.signal);
    leaving.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    held.ends[0]!();
    await first;
    await expect(limiter.run('profile', async () => 'free', never)).resolves.toBe('free');
  });

  test('a call that fails gives its permit back', async () => {
    const limiter = here(limits({ atOnce: 1 }));
    await expect(limiter.run('profile', () => Promise.reject(new Error('boom')), never)).rejects.toThrow('boom');
    await expect(limiter.run('profile', async () => 'next', never)).resolves.toBe('next');
  });
});

describe('rates', () => {
  test('the calls of a day are counted over all processes, by kind; then the quota is said to be used up', async () => {
    const limit = limits({ rates: { profile: { day: 3 }, company: { day: 3 } } });
    const limiters = [here(limit), there(limit)];
    for (let i = 0; i < 3; i++) await limiters[i % 2]!.run('profile', async () => {}, never);
    await expect(limiters[1]!.run('profile', async () => {}, never)).rejects.toMatchObject({
      kind: 'quota',
      message: expect.stringContaining('00:00 UTC'),
      retryAfterMs: expect.any(Number),
    });
    await expect(limiters[1]!.run('company', async () => 'other', never)).resolves.toBe('other');
  });

  test('a new day begins with nothing used', async () => {
    const limit = limits({ rates: { profile: { day: 1 } } });
    await here(limit).run('profile', async () => {}, never);
    await sql`UPDATE call_counts SET starts_at = starts_at - interval '1 day' WHERE key = ${limit.key}`.execute(
      database.db,
    );
    await expect(here(limit).run('profile', async () => 'again', never)).resolves.toBe('again');
  });

  test('who finds the second used up waits for the next one', async () => {
    const limit = limits({ rates: { finder: { second: 2 } } });
    const starts: number[] = [];
    const limiter = here(limit);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        limiter.run('finder', async () => void starts.push(Math.floor(Date.now() / 1000)), never),
      ),
    );
    const perSecond = [...Map.groupBy(starts, (second) => second).values()].map((group) => group.length);
    expect(Math.max(...perSecond)).toBeLessThanOrEqual(2);
    expect(starts).toHaveLength(6);
  });

  test('calls keep their distance', async () => {
    const limit = limits({ spacingMs: { min: 60, max: 60 } });
    const starts: number[] = [];
    const limiters = [here(limit), there(limit)];
    await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        limiters[i % 2]!.run('profile', async () => void starts.push(performance.now()), never),
      ),
    );
    const gaps = starts.slice(1).map((start, i) => start - starts[i]!);
    // The database keeps the distance; how soon after its word a call starts is up to the machine.
    expect(starts.at(-1)! - starts[0]!).toBeGreaterThan(3 * 60 - 40);
    expect(gaps).toHaveLength(3);
  });
});

describe('pauses and the breaker', () => {
  const fails = (error: SourceError) => () => Promise.reject(error);

  test('a provider that asks for patience gets it, from every process', async () => {
    const limit = limits();
    const tired = new SourceError('rate-limited', 'Vendor asks for an hour.', { retryAfterMs: 3_600_000 });
    await expect(here(limit).run('profile', fails(tired), never)).rejects.toBe(tired);
    await expect(there(limit).run('profile', async () => {}, never)).rejects.toMatchObject({
      kind: 'rate-limited',
      message: 'Vendor asks for an hour.',
    });
  });

  test('a short pause is waited out', async () => {
    const limiter = here(limits());
    const tired = new SourceError('rate-limited', 'a moment', { retryAfterMs: 200 });
    await expect(limiter.run('profile', fails(tired), never)).rejects.toBe(tired);
    await expect(limiter.run('profile', async () => 'rested', never)).resolves.toBe('rested');
  });

  test('an account that is refused is left alone for a while', async () => {
    const limit = limits();
    const refused = new SourceError('credentials', 'Vendor refuses the key.');
    await here(limit)
      .run('profile', fails(refused), never)
      .catch(() => {});
    // One refusal may be a slip.
    expect(await pausedFor(limit)).toBeLessThanOrEqual(2);
    await sql`UPDATE rate_limiters SET failures = 5, paused_until = now() WHERE key = ${limit.key}`.execute(
      database.db,
    );
    await expect(here(limit).run('profile', fails(refused), never)).rejects.toBe(refused);
    await expect(there(limit).run('company', async () => {}, never)).rejects.toMatchObject({ kind: 'credentials' });
  });

  test('failures in a row open the breaker; a success in between closes the count', async () => {
    const limit = limits();
    const limiter = here(limit);
    const down = new SourceError('unavailable', 'Vendor is down.');
    const failTimes = async (times: number) => {
      for (let i = 0; i < times; i++) await limiter.run('profile', fails(down), never).catch(() => {});
    };
    await failTimes(9);
    await limiter.run('profile', async () => {}, never);
    await failTimes(9);
    expect(await pausedFor(limit)).toBe(0);
    await failTimes(1);
    expect(await pausedFor(limit)).toBeGreaterThan(5);
  });

  test('what is wrong with one profile pauses nobody', async () => {
    const limit = limits();
    for (const kind of ['refused', 'malformed', 'wrong-person'] as const) {
      await here(limit)
        .run('profile', fails(new SourceError(kind, 'no')), never)
        .catch(() => {});
    }
    expect(await pausedFor(limit)).toBe(0);
  });

  test('an adapter that reads the headers can pause its limiter', async () => {
    const limit = limits();
    const limiter = here(limit);
    await limiter.run('profile', async () => {}, never);
    await limiter.pause(3_600_000, 'The minute is used up.');
    await expect(there(limit).run('profile', async () => {}, never)).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  async function pausedFor({ key }: RateLimits): Promise<number> {
    const { rows } = await sql<{ seconds: number }>`
      SELECT greatest(0, extract(epoch FROM paused_until - now()))::float8 AS seconds FROM rate_limiters WHERE key = ${key}`.execute(
      database.db,
    );
    return rows[0]!.seconds;
  }
});

test('calls are told, by provider, kind and end', async () => {
  const limiter = here({ key: 'vendor:account-7', atOnce: 1 });
  await limiter.run('profile', async () => {}, never);
  await limiter.run('profile', () => Promise.reject(new SourceError('refused', 'no')), never).catch(() => {});
  expect(calls).toEqual([
    { provider: 'vendor', kind: 'profile', outcome: 'ok' },
    { provider: 'vendor', kind: 'profile', outcome: 'refused' },
  ]);
});

describe('permits handed on without asking', () => {
  test('never make more calls at once, and are all counted', async () => {
    const limit = limits({ atOnce: 4, rates: { profile: { day: 1_000 } } });
    const limiters = [here(limit), there(limit)];
    let underWay = 0;
    let most = 0;
    const call = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay -= 1;
    };
    await Promise.all(Array.from({ length: 200 }, (_, i) => limiters[i % 2]!.run('profile', call, never)));
    expect(most).toBe(4);
    const { rows } = await sql<{ calls: number }>`
      SELECT calls FROM call_counts WHERE key = ${limit.key} AND span = 'day'`.execute(database.db);
    expect(rows[0]!.calls).toBe(200);
  });

  test('stop at the quota of the day', async () => {
    const limit = limits({ atOnce: 2, rates: { profile: { day: 7 } } });
    const limiter = here(limit);
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.run('profile', turn, never)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  test('stop when a call asks for patience', async () => {
    const limiter = here(limits({ atOnce: 1 }));
    let made = 0;
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        limiter.run(
          'profile',
          async () => {
            await turn();
            made += 1;
            if (made === 3) throw new SourceError('rate-limited', 'an hour', { retryAfterMs: 3_600_000 });
          },
          never,
        ),
      ),
    );
    // One more may have begun before the pause was written down.
    expect(made).toBeLessThanOrEqual(4);
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(6);
  });

  test('leave another process its share', async () => {
    const limit = limits({ atOnce: 2 });
    const greedy = here(limit);
    const ends: string[] = [];
    const slow = (name: string) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ends.push(name);
    };
    const many = Array.from({ length: 60 }, () => greedy.run('profile', slow('here'), never));
    const other = there(limit).run('profile', slow('there'), never);
    await Promise.all([...many, other]);
    expect(ends.indexOf('there')).toBeLessThan(50);
  });

  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
});
