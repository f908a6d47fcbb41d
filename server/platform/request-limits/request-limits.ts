import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { DomainError } from '../domain-error.ts';
import { REQUEST_POLICIES, type RequestPolicy, type RequestPolicyName } from './policies.ts';

/** Where a caller stands with a policy. */
export interface Allowance {
  /** False: this request is one too many. */
  allowed: boolean;
  /** Requests in the policy's time. */
  limit: number;
  /** How many are left of them. */
  remaining: number;
  /** Seconds until all of them may be asked for again; at least 1. */
  resetSeconds: number;
}

export interface RequestLimits {
  /**
   * Counts a request.
   * @param key who asks: a user, an address
   * @returns null when limits are switched off
   */
  count(policy: RequestPolicyName, key: string): Promise<Allowance | null>;
  /**
   * Counts a request that has no headers to tell in.
   * @throws DomainError rate_limited when it is one too many
   */
  require(policy: RequestPolicyName, key: string): Promise<void>;
}

/** Callers whose block is kept; who is forgotten takes a new one. */
const CALLERS_KEPT = 20_000;

/** Limits on how often users and addresses ask, which hold for all processes on one database. */
export function createRequestLimits(db: Database, { enabled }: { enabled: boolean }): RequestLimits {
  const counters = new Map<RequestPolicyName, Counter>();
  const counterOf = (name: RequestPolicyName): Counter => {
    const counter = counters.get(name) ?? createCounter(db, name, REQUEST_POLICIES[name]);
    counters.set(name, counter);
    return counter;
  };
  const count = async (policy: RequestPolicyName, key: string) => (enabled ? counterOf(policy)(key) : null);
  return {
    count,
    async require(policy, key) {
      const allowance = await count(policy, key);
      if (allowance && !allowance.allowed) throw rateLimited(allowance);
    },
  };
}

/** What is answered to one request too many. */
export function rateLimited({ resetSeconds }: Pick<Allowance, 'resetSeconds'>): DomainError {
  const when = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`;
  return new DomainError('rate_limited', {
    text: `Too many requests. Please try again in ${when}.`,
    retryAfter: resetSeconds,
  });
}

type Counter = (key: string) => Promise<Allowance>;

/** Requests that a process may still let through without asking. */
interface Block {
  left: number;
  /** Left for everybody behind this block. */
  behind: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

function createCounter(db: Database, name: RequestPolicyName, policy: RequestPolicy): Counter {
  const limiter = openLimiter(db, name, policy);
  const blocks = new LRUCache<string, Block>({ max: CALLERS_KEPT });
  const allowance = (allowed: boolean, remaining: number, ms: number): Allowance => ({
    allowed,
    limit: policy.times,
    remaining,
    resetSeconds: Math.max(1, Math.ceil(ms / 1_000)),
  });
  return async (key) => {
    const block = blocks.get(key);
    const now = Date.now();
    if (block && block.endsAt > now && block.left > 0) {
      block.left -= 1;
      return allowance(true, block.behind + block.left, block.endsAt - now);
    }
    let refused = false;
    const answer = await limiter.consume(key, policy.block).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // How much was consumed does not tell: one that is refused from memory says that it was nothing.
      refused = true;
      return refusal;
    });
    const { remainingPoints, msBeforeNext } = answer;
    if (refused) return allowance(false, 0, msBeforeNext);
    const left = policy.block - 1;
    if (left > 0) blocks.set(key, { left, behind: remainingPoints, endsAt: now + msBeforeNext });
    return allowance(true, remainingPoints + left, msBeforeNext);
  };
}

function openLimiter(db: Database, name: RequestPolicyName, { times, seconds }: RequestPolicy): RateLimiterPostgres {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return new RateLimiterPostgres({
    ...{ storeClient, storeType: 'client', tableName: 'request_counts', tableCreated: true, keyPrefix: name },
    ...{ points: times, duration: seconds },
    // A caller who is refused costs no further statement until the time is over.
    inMemoryBlockOnConsumed: times + 1,
    // Of all policies: they share the table.
    clearExpiredByTimeout: name === 'address',
  });
}
