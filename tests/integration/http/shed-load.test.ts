import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '../../../shared/contract/operations.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

/** What the process has to do, as the test says. */
const load = { eventLoopDelayMs: 0, waitingForDatabase: 0, times: 1 };
/** Requests that stay under way until the test lets them end. */
let held: PromiseWithResolvers<void>;
let arrived: number;
let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;

beforeAll(async () => {
  app = await startTestApp({
    load: { read: (requests) => ({ ...load, requests: requests * load.times }) },
    extend: (server) => {
      server.get('/api/held', { schema: { operationId: 'readHeld' } }, async () => {
        arrived += 1;
        await held.promise;
        return { success: true };
      });
    },
  });
  [ann, ben] = [await app.signIn(), await app.signIn()];
});
afterAll(() => app.close());
beforeEach(() => {
  held = Promise.withResolvers();
  arrived = 0;
  Object.assign(load, { eventLoopDelayMs: 0, waitingForDatabase: 0, times: 1 });
});

const statusOf = async (name: OperationName, user = ann) => (await user.api.callRaw(name)).status;
/** A request that is not answered yet. */
const hold = (user: SignedInUser) =>
  fetch(`${app.url}/api/held`, { headers: { authorization: `Bearer ${user.token}` } });

describe('a process with much to do', () => {
  it('refuses what is dear, with when to come back', async () => {
    load.eventLoopDelayMs = 400;
    const refused = await ann.api.callRaw('exportAccount');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(await refused.json()).toMatchObject({ success: false, code: 'busy', error: /Nothing was started/ });
    expect(await statusOf('readStatistics')).toBe(200);
    expect(await statusOf('listHistory')).toBe(200);
  });

  it.each([
    ['whose event loop is late', { eventLoopDelayMs: 1_500 }],
    ['whose callers wait for the database', { waitingForDatabase: 600 }],
  ])('%s refuses all but health, figures, what is cheap and the page', async (_what, figures) => {
    Object.assign(load, figures);
    for (const name of ['readStatistics', 'listHistory', 'exportAccount'] as const) {
      expect([name, await statusOf(name)]).toEqual([name, 503]);
    }
    for (const name of ['readConfig', 'readCredits', 'checkLiveness', 'checkReadiness', 'readMetrics'] as const) {
      expect([name, await statusOf(name)]).toEqual([name, 200]);
    }
    expect(
      (await fetch(`${app.url}/api/v1/credits`, { headers: { authorization: `Bearer ${ann.token}` } })).status,
    ).toBe(200);
    load.eventLoopDelayMs = 0;
    load.waitingForDatabase = 0;
    expect(await statusOf('listHistory')).toBe(200);
  });

  it('lets nobody take all there is: who has many requests under way is refused, others are not', async () => {
    const waiting = Array.from({ length: 40 }, () => hold(ann));
    await expect.poll(() => arrived).toBe(40);
    load.eventLoopDelayMs = 400;
    const more = await hold(ann).then(({ status }) => status);
    expect(more).toBe(503);
    expect(await statusOf('readStatistics', ben)).toBe(200);
    load.eventLoopDelayMs = 0;
    const oneMore = hold(ann);
    held.resolve();
    const statuses = await Promise.all([...waiting, oneMore].map(async (one) => (await one).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('counts the requests that it is answering', async () => {
    const waiting = [hold(ann), hold(ann), hold(ann)];
    await expect.poll(() => arrived).toBe(3);
    load.times = 500;
    expect(await statusOf('readStatistics', ben)).toBe(503);
    expect(await statusOf('readCredits', ben)).toBe(200);
    held.resolve();
    expect(await Promise.all(waiting.map(async (one) => (await one).status))).toEqual([200, 200, 200]);
    expect(await statusOf('readStatistics', ben)).toBe(200);
  });
});
