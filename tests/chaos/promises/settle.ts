import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../server/platform/database/database.ts';
import type { Load } from '../load/load.ts';
import type { LoadContext } from '../load/member.ts';
import { withDatabase } from './check-database.ts';
import { checkAsMember, countOpenPushes, countWaitingDeliveries, listOpenJobs, runDoctor } from './check-settled.ts';

export interface Settling {
  load: Load;
  context: LoadContext;
  databaseUrl: string;
  /** What `npm run doctor` is told of the installation. */
  doctorEnv: Record<string, string>;
  /** Compares what must be true at any moment. */
  check: () => Promise<void>;
}

/** Until everybody has come to the end of what they were doing. */
const PAUSE_MS = 180_000;
/** Without one job of those that are open coming to its end: longer than anything is waited for. */
const NO_PROGRESS_MS = 150_000;
/** Until all that was paid is credited, and webhooks were told. */
const DELIVERY_MS = 240_000;
/** Until all pushes have ended: after some tries the next is five minutes off. */
const PUSHING_MS = 600_000;

/**
 * Lets everything come to rest, and compares all of it; then the load goes on.
 * @returns how long the jobs took to end, in milliseconds
 */
export async function settle({ load, context, databaseUrl, doctorEnv, check }: Settling): Promise<number> {
  const { promises, violations } = context;
  if (!(await load.pause(PAUSE_MS))) {
    violations.add('a call does not end', String(Date.now()), {
      promised: `in ${PAUSE_MS} ms`,
      found: 'still waiting',
    });
  }
  const began = performance.now();
  const areEnded = await withDatabase(databaseUrl, (db) => waitForJobs(db, context));
  const ms = Math.round(performance.now() - began);
  await deliverAll(context);
  const areTold = areEnded && (await withDatabase(databaseUrl, (db) => waitForWebhooks(db, context)));
  await withDatabase(databaseUrl, (db) => waitForPushes(db, context));
  await check();
  // What is still held can be compared with nothing.
  if (areEnded) {
    await withDatabase(databaseUrl, (db) =>
      Promise.all(load.members.map((member) => checkAsMember(db, member, promises, violations))),
    );
  }
  if (areTold) promises.webhooks.check(promises);
  await runDoctor(doctorEnv, violations);
  load.resume();
  return ms;
}

/** @returns false when there are some that do not come to an end */
async function waitForJobs(db: Database, { violations }: LoadContext): Promise<boolean> {
  let fewest = Number.POSITIVE_INFINITY;
  let progressAt = performance.now();
  while (true) {
    const open = await listOpenJobs(db);
    if (open.length === 0) return true;
    if (open.length < fewest) {
      fewest = open.length;
      progressAt = performance.now();
    }
    if (performance.now() - progressAt > NO_PROGRESS_MS) {
      const promised = `progress within ${NO_PROGRESS_MS} ms`;
      violations.add('jobs do not end', open[0]!.id, { promised, found: open.slice(0, 20) });
      return false;
    }
    await delay(250);
  }
}

/** @returns false when something is not told in the end */
async function waitForWebhooks(db: Database, { promises, providers, violations }: LoadContext): Promise<boolean> {
  for (const deadline = performance.now() + DELIVERY_MS; ; ) {
    const waiting = await countWaitingDeliveries(db);
    promises.webhooks.take(providers.webhooks.received.splice(0));
    if (waiting === 0) return true;
    if (performance.now() > deadline) {
      violations.add('webhooks are not told', String(Date.now()), { promised: 0, found: waiting });
      return false;
    }
    await delay(250);
  }
}

/** A push goes on after a worker was killed, or HubSpot was away. */
async function waitForPushes(db: Database, { promises, providers, violations }: LoadContext): Promise<void> {
  for (const deadline = performance.now() + PUSHING_MS; ; ) {
    const open = await countOpenPushes(db);
    promises.pushes.take(providers.hubspot.calls.splice(0), promises);
    if (open === 0) return;
    if (performance.now() > deadline) {
      violations.add('pushes do not end', String(Date.now()), { promised: 0, found: open });
      return;
    }
    await delay(250);
  }
}

/** What was paid is credited in the end: the provider sends its events until they are heard, and users come back. */
async function deliverAll({ undelivered, violations }: LoadContext): Promise<void> {
  for (const deadline = performance.now() + DELIVERY_MS; undelivered.length > 0; ) {
    const [delivery] = undelivered;
    if (await delivery!.deliver()) undelivered.shift();
    else if (performance.now() > deadline) {
      const { order } = delivery!;
      violations.add('an event is not heard', order.id, { promised: order, found: 'no answer' });
      return;
    } else await delay(200);
  }
}
