import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
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
import { SIGNUP_CREDITS } from './promises/check-settled.ts';
import { countPromises } from './promises/count-promises.ts';
import { Promises } from './promises/promises.ts';
import { settle } from './promises/settle.ts';
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
    const env = { ...settingsOf(providers, payments), LOG_LEVEL: 'warn' };
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
    return countPromises(this.#promises);
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
    const { violations, providers } = this.#options;
    // Receivers look at what they were sent when it comes: what is signed is good for five minutes.
    this.#promises.webhooks.take(providers.webhooks.received.splice(0));
    this.#promises.pushes.take(providers.hubspot.calls.splice(0), this.#promises);
    try {
      if (!url) throw new Error('there is no database');
      await withDatabase(url, (db) => checkDatabase(db, this.#promises, violations));
    } catch (error) {
      violations.add('the database cannot be looked at', String(error), { promised: 'a database', found: error });
    }
  }

  /** Lets everything come to rest, and compares all of it. @returns how long the jobs took to end, in milliseconds */
  async settle(): Promise<number> {
    const { providers, payments } = this.#options;
    const ms = await settle({
      load: this.#load,
      context: this.#context,
      databaseUrl: this.#topology.databaseUrl() ?? '',
      doctorEnv: { ...settingsOf(providers, payments), ...this.#topology.place },
      check: () => this.check(),
    });
    for (const leadlight of this.#topology.leadlights) leadlight.checkLog();
    for (const provider of providers.all) provider.forget();
    return ms;
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

function settingsOf(providers: Providers, payments: 'razorpay' | 'test'): Record<string, string> {
  const paid = payments === 'razorpay' ? providers.razorpayEnv : {};
  // Who is used for hours deletes the account at last.
  const long = { REAUTHENTICATION_MINUTES: '43200' };
  return { ...providers.env, ...paid, ...long, SIGNUP_CREDITS: String(SIGNUP_CREDITS) };
}
