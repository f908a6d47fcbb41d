import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { REQUEST_POLICIES } from '../../../server/platform/request-limits/policies.ts';
import { createRequestLimits } from '../../../server/platform/request-limits/request-limits.ts';
import { withCallPriority } from '../../../server/providers/rate-limiter/call-priority.ts';
import { openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import { PermitRefused } from '../../../server/providers/rate-limiter/permit-refused.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const PROCESSES = 3;
const log = createLog({ level: 'silent' });
const never = new AbortController().signal;

/** Which process asks, and whether it waits for the answers before. */
const asks = fc.array(fc.record({ process: fc.nat(PROCESSES - 1), waits: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
});

test('a caller never gets more than the limit of a window, whoever of the processes is asked, in any order', async () => {
  const { times } = REQUEST_POLICIES.website;
  await fc.assert(
    fc.asyncProperty(asks, async (order) => {
      const processes = Array.from({ length: PROCESSES }, () => createRequestLimits(database.db, { enabled: true }));
      const caller = randomUUID();
      const answers: Promise<boolean | undefined>[] = [];
      for (const { process, waits } of order) {
        const answer = processes[process]!.count('website', caller).then((allowance) => allowance?.allowed);
        answers.push(answer);
        if (waits) await answer;
      }
      const allowed = (await Promise.all(answers)).filter(Boolean).length;
      expect(allowed).toBe(Math.min(times, order.length));
    }),
    { numRuns: 40 },
  );
});

const NOT_THE_PROVIDERS = 'not the provider’s';

/** Calls to a provider: from which process, how urgent, and how many turns of the event loop each takes. */
const calls = fc.array(
  fc.record({
    process: fc.nat(PROCESSES - 1),
    interactive: fc.boolean(),
    turns: fc.integer({ min: 0, max: 5 }),
    fails: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('calls to a provider', () => {
  test('are never more at once, nor more in a window, than allowed; each is made once or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        calls,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 20 }),
        async (all, atOnce, day) => {
          const limit = { key: `property:${randomUUID()}`, atOnce, rates: { profile: { day } } };
          const limiters = Array.from({ length: PROCESSES }, () => openRateLimiters(database.db, log)(limit));
          const seen = { underWay: 0, most: 0, made: 0 };
          const ends = await Promise.allSettled(
            all.map(({ process, interactive, turns, fails }) =>
              withCallPriority({ interactive, waitMs: 60_000 }, () =>
                limiters[process]!.run(
                  'profile',
                  async () => {
                    seen.made += 1;
                    seen.underWay += 1;
                    seen.most = Math.max(seen.most, seen.underWay);
                    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
                    seen.underWay -= 1;
                    if (fails) throw new Error(NOT_THE_PROVIDERS);
                  },
                  never,
                ),
              ),
            ),
          );
          expect(seen.most).toBeLessThanOrEqual(atOnce);
          // One that was counted ahead for a process that did not need it in the end may be left over.
          expect(seen.made).toBeLessThanOrEqual(day);
          if (day >= all.length) expect(seen.made).toBe(all.length);
          const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
          const refused = failures.filter((failure) => failure instanceof PermitRefused);
          const others = failures
            .filter((failure) => !(failure instanceof PermitRefused))
            .map(({ message }) => message);
          expect(others.filter((message) => message !== NOT_THE_PROVIDERS)).toEqual([]);
          expect(refused.length).toBe(all.length - seen.made);
        },
      ),
      { numRuns: 30, endOnFailure: true },
    );
  }, 240_000);

  test('of one process begin by urgency, then in the order in which they came; every fourth permit is left to bulk', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 16 }), async (waiting) => {
        const limiter = openRateLimiters(database.db, log)({ key: `property:${randomUUID()}`, atOnce: 1 });
        const begun: number[] = [];
        const gate = Promise.withResolvers<void>();
        const first = limiter.run('profile', () => gate.promise, never);
        const others = waiting.map((interactive, at) =>
          withCallPriority({ interactive }, () => limiter.run('profile', async () => void begun.push(at), never)),
        );
        gate.resolve();
        await Promise.all([first, ...others]);
        const inOrder = (interactive: boolean) => begun.filter((at) => waiting[at] === interactive);
        for (const sort of [true, false]) expect(inOrder(sort)).toEqual(inOrder(sort).toSorted((a, b) => a - b));
        // While urgent ones wait, at most every fourth is another.
        const lastUrgent = begun.findLastIndex((at) => waiting[at]);
        const before = begun.slice(0, Math.max(0, lastUrgent)).filter((at) => !waiting[at]).length;
        expect(before).toBeLessThanOrEqual(Math.ceil((lastUrgent + 1) / 4));
      }),
      { numRuns: 30, endOnFailure: true },
    );
  }, 240_000);
});
