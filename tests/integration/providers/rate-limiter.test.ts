import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { withCallPriority } from '../../../server/providers/rate-limiter/call-priority.ts';
import { type CallOutcome, openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import type { CreateRateLimiter, RateLimits } from '../../../server/providers/rate-limiter.ts';
import { SourceError } from '../../../server/providers/source-error.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

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

  test('newcomers are told at once that the calls of the day are used up, however late they come, in every process', async () => {
    const limit = limits({ rates: { profile: { day: 3 } }, spacingMs: { min: 1, max: 1 }, atOnce: 1 });
    const limiters = [here(limit), there(limit)];
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) => limiters[i % 2]!.run('profile', async () => {}, never)),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    // What each of them knew of the day is old by now.
    for (const limiter of [...limiters, here(limit)]) {
      for (let times = 0; times < 2; times += 1) {
        await expect(limiter.run('profile', async () => {}, never)).rejects.toMatchObject({
          name: 'PermitRefused',
          kind: 'quota',
        });
      }
    }
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

  test('newcomers to a long pause are told of it at once, in every process', async () => {
    const limit = limits({ atOnce: 1 });
    const limiters = [here(limit), there(limit)];
    await limiters[0]!.run('profile', async () => {}, never);
    await limiters[0]!.pause(30_000, 'Vendor asks for half a minute.');
    for (const limiter of [...limiters, ...limiters]) {
      const error = { name: 'PermitRefused', message: 'Vendor asks for half a minute.' };
      await expect(limiter.run('profile', async () => {}, never)).rejects.toMatchObject(error);
    }
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

  test('time-outs open the breaker sooner: each costs a whole deadline', async () => {
    const limit = limits();
    const silent = new SourceError('unavailable', 'Vendor did not answer in time.', { timedOut: true });
    const limiter = here(limit);
    for (let i = 0; i < 2; i++) await limiter.run('profile', fails(silent), never).catch(() => {});
    expect(await pausedFor(limit)).toBe(0);
    await limiter.run('profile', fails(silent), never).catch(() => {});
    expect(await pausedFor(limit)).toBeGreaterThan(5);
  });

  describe('once the breaker was open', () => {
    const silent = new SourceError('unavailable', 'Vendor did not answer in time.', { timedOut: true });

    /** A provider that did not answer three times, and whose pause is over. */
    async function openBreaker(limit: RateLimits) {
      for (let i = 0; i < 3; i++)
        await here(limit)
          .run('chat', fails(silent), never)
          .catch(() => {});
      await endPause(limit);
    }
    const endPause = ({ key }: RateLimits) =>
      sql`UPDATE rate_limiters SET paused_until = now() WHERE key = ${key}`.execute(database.db);

    test('one call tries the provider out, and nobody waits for that one', async () => {
      const limit = limits({ longestCallMs: 60_000 });
      await openBreaker(limit);
      const { held, call } = heldCalls();
      const all = [here(limit), there(limit)].flatMap((limiter) => [
        limiter.run('chat', call, never),
        limiter.run('chat', call, never),
      ]);
      const ends = Promise.allSettled(all);
      await expect.poll(() => held.ends.length).toBe(1);
      const error = { name: 'PermitRefused', kind: 'unavailable', message: silent.message };
      await expect(there(limit).run('chat', call, never)).rejects.toMatchObject(error);
      held.ends[0]!();
      expect((await ends).filter(({ status }) => status === 'rejected')).toHaveLength(3);
      // It has answered: all go again.
      const again = Array.from({ length: 5 }, () => there(limit).run('chat', async () => {}, never));
      await expect(Promise.all(again)).resolves.toHaveLength(5);
    });

    test('each failure after that opens it for twice as long, once for all that were begun before', async () => {
      const limit = limits();
      await openBreaker(limit);
      await here(limit)
        .run('chat', fails(silent), never)
        .catch(() => {});
      expect(await pausedFor(limit)).toBeGreaterThan(10);
      expect(await pausedFor(limit)).toBeLessThanOrEqual(20);
      await endPause(limit);
      await here(limit)
        .run('chat', fails(silent), never)
        .catch(() => {});
      expect(await pausedFor(limit)).toBeGreaterThan(20);
      expect(await pausedFor(limit)).toBeLessThanOrEqual(40);
    });

    test('calls that were under way when it opened do not open it further', async () => {
      const limit = limits();
      const { held, call } = heldCalls();
      const limiter = here(limit);
      const late = Promise.allSettled(
        Array.from({ length: 8 }, () => limiter.run('chat', () => call().then(() => Promise.reject(silent)), never)),
      );
      await expect.poll(() => held.ends.length).toBe(8);
      for (const end of held.ends) end();
      await late;
      expect(await pausedFor(limit)).toBeLessThanOrEqual(10);
    });

    test('an answer that is a refusal closes it too', async () => {
      const limit = limits();
      await openBreaker(limit);
      const refused = new SourceError('refused', 'No such parameter.');
      await expect(here(limit).run('chat', fails(refused), never)).rejects.toBe(refused);
      await expect(here(limit).run('chat', async () => 'through', never)).resolves.toBe('through');
    });
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
    { provider: 'vendor', kind: 'profile', outcome: 'ok', seconds: expect.any(Number) },
    { provider: 'vendor', kind: 'profile', outcome: 'refused', seconds: expect.any(Number) },
  ]);
});

test('an answer that was paid for is not lost when the database goes away while it comes', async () => {
  const limit = limits();
  const limiter = here(limit);
  const down = new SourceError('unavailable', 'Vendor is down.');
  await limiter.run('profile', () => Promise.reject(down), never).catch(() => {});
  const goesAway = async () => {
    await sql`ALTER TABLE rate_limiters RENAME TO rate_limiters_away`.execute(database.db);
    return 'answer';
  };
  await expect(limiter.run('profile', goesAway, never)).resolves.toBe('answer');
  await sql`ALTER TABLE rate_limiters_away RENAME TO rate_limiters`.execute(database.db);
  // A question that began while the table was away may still fail.
  await expect.poll(() => limiter.run('profile', async () => 'next', never).catch(() => null)).toBe('next');
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

describe('urgent calls', () => {
  const urgently = <T>(work: () => T) => withCallPriority({ interactive: true }, work);
  /** Until as many calls as that wait in other processes, as the database sees it. */
  const waitUntilKnown = ({ key }: RateLimits, column: 'waiting_interactive' | 'waiting_bulk', calls: number) =>
    expect
      .poll(async () => {
        const { rows } = await sql<{ calls: number }>`
          SELECT coalesce(sum(${sql.ref(column)}), 0)::int AS calls FROM permit_leases WHERE key = ${key}`.execute(
          database.db,
        );
        return rows[0]!.calls;
      })
      .toBe(calls);

  test.each([
    ['when calls keep a distance', { spacingMs: { min: 5, max: 5 } }],
    ['when permits are handed on', {}],
    ['when calls are counted ahead', { rates: { profile: { day: 1_000 } } }],
  ])('get the next permit, from another process too, %s', async (_when, more) => {
    const limit = limits({ atOnce: 1, ...more });
    const order: string[] = [];
    const { held, call } = heldCalls();
    const named = (name: string) => () => {
      order.push(name);
      return call();
    };
    const busy = here(limit);
    const bulk = Array.from({ length: 4 }, (_, i) => busy.run('profile', named(`bulk ${i}`), never));
    await expect.poll(() => held.ends.length).toBe(1);
    await waitUntilKnown(limit, 'waiting_bulk', 3);
    const search = urgently(() => there(limit).run('search', named('search'), never));
    await waitUntilKnown(limit, 'waiting_interactive', 1);
    await untilNoticed(limit);
    for (let call = 0; call < 5; call += 1) {
      await expect.poll(() => held.ends.length).toBe(call + 1);
      held.ends[call]!();
    }
    await Promise.all([...bulk, search]);
    expect(order).toEqual(['bulk 0', 'search', 'bulk 1', 'bulk 2', 'bulk 3']);
  });

  /**
   * Until the process with a permit has noticed what is in the database now: one question may have begun before, the next one sees it,
   * and by the third the answer to the second has been read.
   */
  async function untilNoticed(limit: RateLimits) {
    for (let asked = 0; asked < 3; asked += 1) await nextQuestionOf(limit);
  }

  async function nextQuestionOf({ key }: RateLimits) {
    const read = async () => {
      const { rows } = await sql<{ asked: string }>`
        SELECT expires_at::text AS asked FROM permit_leases WHERE key = ${key} AND permits > 0`.execute(database.db);
      return rows[0]?.asked;
    };
    const before = await read();
    await expect.poll(read).not.toBe(before);
  }

  test('leave every fourth permit to bulk work, in the same process and in others', async () => {
    const limit = limits({ atOnce: 1 });
    const order: string[] = [];
    const { held, call } = heldCalls();
    const run = (limiter: ReturnType<CreateRateLimiter>, name: string) =>
      limiter.run(
        'profile',
        () => {
          order.push(name);
          return call();
        },
        never,
      );
    const [one, other] = [here(limit), there(limit)];
    const all = [run(one, 'first')];
    await expect.poll(() => held.ends.length).toBe(1);
    all.push(
      ...Array.from({ length: 3 }, () => run(one, 'bulk')),
      ...Array.from({ length: 3 }, () => run(other, 'bulk')),
    );
    urgently(() => all.push(...Array.from({ length: 12 }, () => run(one, 'urgent'))));
    await waitUntilKnown(limit, 'waiting_interactive', 12);
    await waitUntilKnown(limit, 'waiting_bulk', 6);
    for (let call = 0; call < all.length; call += 1) {
      await expect.poll(() => held.ends.length).toBe(call + 1);
      held.ends[call]!();
    }
    await Promise.all(all);
    expect(order.slice(1, 17).join(' ')).toBe(Array(4).fill('urgent urgent urgent bulk').join(' '));
  });

  test('processes with equal calls take turns when there is one permit', async () => {
    const limit = limits({ atOnce: 1 });
    const order: string[] = [];
    const { held, call } = heldCalls();
    const all = [here(limit), there(limit)].flatMap((limiter, process) =>
      Array.from({ length: 4 }, () =>
        limiter.run(
          'profile',
          () => {
            order.push(`${process}`);
            return call();
          },
          never,
        ),
      ),
    );
    await waitUntilKnown(limit, 'waiting_bulk', 7);
    await untilNoticed(limit);
    for (let call = 0; call < all.length; call += 1) {
      await expect.poll(() => held.ends.length).toBe(call + 1);
      held.ends[call]!();
    }
    await Promise.all(all);
    expect(order.join('')).toMatch(/^(?:01010101|10101010)$/);
  });
});

test('calls that were counted ahead and given up are not counted', async () => {
  const limit = limits({ atOnce: 2, rates: { profile: { day: 1_000, minute: 900 } } });
  const limiter = here(limit);
  const { held, call } = heldCalls();
  const made = [limiter.run('profile', call, never), limiter.run('profile', call, never)];
  const leaving = new AbortController();
  const given = Array.from({ length: 5 }, () => limiter.run('profile', call, leaving.signal));
  await expect.poll(() => held.ends.length).toBe(2);
  const counts = async () => {
    const { rows } = await sql<{ calls: number }>`
      SELECT calls FROM call_counts WHERE key = ${limit.key} ORDER BY span`.execute(database.db);
    return rows.map(({ calls: counted }) => counted);
  };
  await expect.poll(counts).toEqual([4, 4]);
  leaving.abort(new Error('stopped'));
  await Promise.allSettled(given);
  await expect.poll(counts).toEqual([2, 2]);
  for (const end of held.ends) end();
  await Promise.all(made);
  expect(await counts()).toEqual([2, 2]);
});
