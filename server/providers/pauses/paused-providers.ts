import type { Database } from '../../platform/database/database.ts';
import type { ProfileSource } from '../profile-source.ts';
import { PermitRefused } from '../rate-limiter/permit-refused.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { listPausedProviders } from './paused-providers-store.ts';

/** Milliseconds for which what was read holds: so long after an operator's click calls may still be made. */
const KNOWN_MS = 1_000;

/** Which providers operators have paused: it stands in the database and so holds in all processes. */
export class PausedProviders {
  readonly #db: () => Database;
  #paused: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(db: () => Database) {
    this.#db = db;
  }

  /** @throws PermitRefused when the provider is paused, as for one at its limit: another source may serve */
  async require(provider: { id: string; label: string }): Promise<void> {
    if (performance.now() - this.#readAt > KNOWN_MS) {
      this.#reading ??= this.#read();
      await this.#reading;
    }
    if (!this.#paused.has(provider.id)) return;
    throw new PermitRefused('paused', `${provider.label} is paused by an operator.`);
  }

  /** Lets no call through while the provider is paused. */
  guard(provider: { id: string; label: string }, inner: RateLimiter): RateLimiter {
    return {
      run: async (kind, call, signal) => {
        await this.require(provider);
        return inner.run(kind, call, signal);
      },
      pause: (milliseconds, reason) => inner.pause(milliseconds, reason),
    };
  }

  /** The same for a source that is asked without a rate limiter. */
  guardSource(source: ProfileSource): ProfileSource {
    return {
      ...source,
      find: async (question, signal) => {
        await this.require(source);
        return source.find(question, signal);
      },
    };
  }

  /** While the database cannot be asked, what was read last holds. */
  async #read(): Promise<void> {
    try {
      this.#paused = new Set((await listPausedProviders(this.#db())).map(({ provider }) => provider));
    } catch {
      // The work that is being done needs the database itself and says so.
    } finally {
      this.#readAt = performance.now();
      this.#reading = undefined;
    }
  }
}
