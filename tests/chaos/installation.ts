import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/database.ts';
import { SeededRandom } from '../../server/sample-network/seeded-random.ts';
import type { ChaosLog } from './chaos-log.ts';
import { drawFault } from './faults/all-faults.ts';
import type { FaultDone } from './faults/fault.ts';
import { Caller } from './load/caller.ts';
import { Load } from './load/load.ts';
import type { LoadContext } from './load/member.ts';
import { Outages } from './outages.ts';
import { DATABASE, POSTMASTER, startTopology, type Topology, type TopologyName } from './processes/topology.ts';
import { checkDatabase, withDatabase } from './promises/check-database.ts';
import { checkAsMember, listOpenJobs, runDoctor, SIGNUP_CREDITS } from './promises/check-settled.ts';
import { Promises } from './promises/promises.ts';
import type { Providers } from './providers.ts';
import type { Violations } from './violations.ts';

export interface InstallationOptions {
  topology: TopologyName;
  /** Does not exist yet. */
  folder: string;
  seed: number;
  members: number;
  payments: 'razorpay' | 'test';
  providers: Providers;
  log: ChaosLog;
  violations: Violations;
}

/** Until all processes are ready after a fault, on a machine that is busy with other things. */
const RECOVERY_MS = 300_000;
const KEPT_MS = 600;
/** Until everybody has come to the end of what they were doing. */
const PAUSE_MS = 180_000;
/** Without one job of those that are open coming to its end: longer than anything is waited for. */
const NO_PROGRESS_MS = 150_000;
/** Until all that was paid is credited. */
const DELIVERY_MS = 240_000;
/** A second fault strikes while the first is recovered from. */
const DOUBLE = { chance: 0.3, afterMs: [0, 4_000] } as const;

/** One installation of Leadlight with its users, from an empty folder until it is given up. */
export class Installation {
  readonly #options: InstallationOptions;
  readonly #topology: Topology;
  readonly #outages: Outages;
  readonly #promises: Promises;
  readonly #caller: Caller;
  readonly #load: Load;
  readonly #context: LoadContext;
  readonly #ending: AbortController;

  private constructor(options: InstallationOptions, topology: Topology, outages: Outages) {
    const { violations, providers, payments, seed, members } = options;
    this.#options = options;
    this.#topology = topology;
    this.#outages = outages;
    this.#ending = new AbortController();
    this.#promises = new Promises(violations);
    const urls = () => topology.apis.map(({ url }) => url);
    this.#caller = new Caller({ urls, outages, violations });
    this.#context = {
      ...{ caller: this.#caller, promises: this.#promises, violations, providers, payments, urls },
      ...{ undelivered: [], signal: this.#ending.signal },
    };
    this.#load = new Load({ context: this.#context, members, seed, run: `run-${seed}` });
  }

  /** Starts it, waits until it is ready, and lets its users in. */
  static async open(options: InstallationOptions): Promise<Installation> {
    const { folder, providers, payments, violations, log } = options;
    mkdirSync(folder, { recursive: true });
    const outages = new Outages();
    const env = {
      ...providers.env,
      ...(payments === 'razorpay' && providers.razorpayEnv),
      SIGNUP_CREDITS: String(SIGNUP_CREDITS),
      LOG_LEVEL: 'warn',
    };
    const topology = await startTopology(options.topology, { folder, env, outages, violations, log });
    const installation = new Installation(options, topology, outages);
    await installation.recover();
    installation.#load.start();
    log.write('opened', { topology: options.topology, payments, folder });
    return installation;
  }

  get calls(): Record<string, number> {
    return { ...this.#caller.counts };
  }

  get actions(): Record<string, number> {
    return this.#load.done;
  }

  get promised(): Record<string, number> {
    const { accounts, batches, jobs, orders, givenUp } = this.#promises;
    const ended = Map.groupBy(jobs.values(), ({ end }) => end?.status ?? 'open');
    return {
      accounts: accounts.size,
      'deleted accounts': [...accounts.values()].filter(({ deletion }) => deletion?.told !== undefined).length,
      requests: batches.size,
      jobs: jobs.size,
      ...Object.fromEntries([...ended].map(([status, those]) => [`jobs ${status}`, those.length])),
      'forgotten profiles': [...jobs.values()].filter(({ deletion }) => deletion?.told !== undefined).length,
      edits: [...jobs.values()].reduce((sum, { edits }) => sum + edits.size, 0),
      feedback: [...jobs.values()].reduce((sum, { feedback }) => sum + feedback.size, 0),
      orders: orders.size,
      'paid orders': [...orders.values()].filter(({ paid }) => paid !== undefined).length,
      'jobs given up after too many tries': givenUp,
    };
  }

  /** Has something go wrong, and sometimes something else while that is recovered from. */
  async strike(random: SeededRandom): Promise<({ kind: string } & FaultDone)[]> {
    const struck = [await this.#strikeOnce(random)];
    if (random.chance(DOUBLE.chance)) {
      await delay(random.between(...DOUBLE.afterMs));
      struck.push(await this.#strikeOnce(random));
    }
    return struck;
  }

  /** Waits until all processes are ready. @returns after how many milliseconds */
  async recover(): Promise<number> {
    const began = performance.now();
    // A process keeps the answer to whether it is ready for half a second.
    await delay(KEPT_MS);
    while (true) {
      const ready = await Promise.all(this.#topology.leadlights.map((leadlight) => leadlight.isReady()));
      const ms = Math.round(performance.now() - began);
      if (ready.every(Boolean) && (await this.#databaseAnswers())) {
        this.#outages.end(DATABASE);
        this.#outages.end(POSTMASTER);
        return ms;
      }
      if (ms > RECOVERY_MS) {
        const found = this.#topology.leadlights.map((leadlight, at) => ({
          ...{ name: leadlight.name, ready: ready[at], printed: leadlight.output().slice(-1_500) },
        }));
        this.#options.violations.add('not ready again', String(Date.now()), {
          promised: `in ${RECOVERY_MS} ms`,
          found,
        });
        return ms;
      }
      await delay(100);
    }
  }

  async #databaseAnswers(): Promise<boolean> {
    const url = this.#topology.databaseUrl();
    if (!url) return false;
    return withDatabase(url, (db) => sql`SELECT 1`.execute(db)).then(
      () => true,
      () => false,
    );
  }

  /** Compares what must be true at any moment. */
  async check(): Promise<void> {
    const url = this.#topology.databaseUrl();
    const { violations } = this.#options;
    try {
      if (!url) throw new Error('there is no database');
      await withDatabase(url, (db) => checkDatabase(db, this.#promises, violations));
    } catch (error) {
      violations.add('the database cannot be looked at', String(error), { promised: 'a database', found: error });
    }
  }

  /** Lets everything come to rest, and compares all of it. @returns how long the jobs took to end, in milliseconds */
  async settle(): Promise<number> {
    const { violations, providers } = this.#options;
    if (!(await this.#load.pause(PAUSE_MS))) {
      violations.add('a call does not end', String(Date.now()), {
        promised: `in ${PAUSE_MS} ms`,
        found: 'still waiting',
      });
    }
    const began = performance.now();
    const url = this.#topology.databaseUrl() ?? '';
    const areEnded = await withDatabase(url, (db) => this.#waitForJobs(db));
    const ms = Math.round(performance.now() - began);
    await this.#deliverAll();
    await this.check();
    // What is still held can be compared with nothing.
    if (areEnded) {
      await Promise.all(this.#load.members.map((member) => checkAsMember(member, this.#promises, violations)));
    }
    const place = { ...this.#topology.place, SIGNUP_CREDITS: String(SIGNUP_CREDITS) };
    await runDoctor(
      { ...providers.env, ...(this.#options.payments === 'razorpay' && providers.razorpayEnv), ...place },
      violations,
    );
    for (const leadlight of this.#topology.leadlights) leadlight.checkLog();
    for (const provider of providers.all) provider.forget();
    this.#load.resume();
    return ms;
  }

  /** @returns false when there are some that do not come to an end */
  async #waitForJobs(db: Database): Promise<boolean> {
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
        this.#options.violations.add('jobs do not end', open[0]!.id, { promised, found: open.slice(0, 20) });
        return false;
      }
      await delay(250);
    }
  }

  /** What was paid is credited in the end: the provider sends its events until they are heard, and users come back. */
  async #deliverAll(): Promise<void> {
    const { undelivered } = this.#context;
    for (const deadline = performance.now() + DELIVERY_MS; undelivered.length > 0; ) {
      const [delivery] = undelivered;
      if (await delivery!.deliver()) undelivered.shift();
      else if (performance.now() > deadline) {
        this.#options.violations.add('an event is not heard', delivery!.order.id, {
          promised: delivery!.order,
          found: 'no answer',
        });
        return;
      } else await delay(200);
    }
  }

  async #strikeOnce(random: SeededRandom): Promise<{ kind: string } & FaultDone> {
    const fault = drawFault(random, this.#topology.name);
    // What is drawn inside must not shift what is drawn next: that depends on what is there to be hit.
    const own = new SeededRandom(fault.kind, random.between(0, 2 ** 30));
    const target = { topology: this.#topology, providers: this.#options.providers, outages: this.#outages };
    const done = { kind: fault.kind, ...(await fault.strike(target, own)) };
    this.#options.log.write('fault', done);
    return done;
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#load.ended();
    await this.#topology.stop();
  }

  killNow(): void {
    this.#topology.killNow();
  }
}
