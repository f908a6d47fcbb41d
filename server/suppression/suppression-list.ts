import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { digestOf, type Identifier } from './identifier.ts';
import { listIdentifiers, type Names } from './list-identifiers.ts';
import { findDigests, hasSuppressions } from './suppression-store.ts';

/** For so long a process believes that nobody is listed anywhere: what it then begins is looked at again as it goes on. */
const EMPTY_MS = 250;
const NAMES_PER_TURN = 500;

/** Why a job of somebody who is listed fails, and why values are not shown. */
export const SUPPRESSED = {
  code: 'suppressed',
  text: 'Suppressed: this person asked not to be processed.',
} as const;

interface Question {
  userId: string;
  digests: Buffer[];
}

/**
 * The people who are not to be processed, of each user and of the installation. While nobody is listed a question costs no query;
 * else questions of one turn of the event loop go to the database together.
 */
export class SuppressionList {
  readonly #db: Kysely<DB>;
  readonly #key: Buffer;
  #emptyUntil = 0;
  #looking: Promise<boolean> | undefined;
  #asked: Question[] = [];
  #reading: Promise<ReadonlyMap<string, ReadonlySet<string | null>>> | undefined;

  /** @param secret the session secret, or what is set in its place for the list */
  constructor(db: Kysely<DB>, secret: string) {
    this.#db = db;
    this.#key = deriveKey(secret, 'suppression', 32);
  }

  /** Whether this person is on the user's list or the installation's, by any of the names. */
  async has(userId: string, names: Names): Promise<boolean> {
    if (await this.#isEmpty()) return false;
    return this.#find({ userId, digests: this.#digests(names) });
  }

  /** Those of the people who are on the user's list or the installation's; long lists are looked at in several turns of the event loop. */
  async filter<T>(userId: string, people: readonly T[], namesOf: (person: T) => Names): Promise<Set<T>> {
    if (people.length === 0 || (await this.#isEmpty())) return new Set();
    const listed = new Set<T>();
    for (let start = 0; start < people.length; start += NAMES_PER_TURN) {
      const group = people.slice(start, start + NAMES_PER_TURN);
      const found = await Promise.all(
        group.map((person) => this.#find({ userId, digests: this.#digests(namesOf(person)) })),
      );
      for (const [at, person] of group.entries()) if (found[at]) listed.add(person);
    }
    return listed;
  }

  /** What is kept of an identifier. */
  digest(identifier: Identifier): Buffer {
    return digestOf(this.#key, identifier);
  }

  /** The same for each secret, and for no other; says nothing of it. */
  keyCheck(): Buffer {
    return createHmac('sha256', this.#key).update('check value').digest();
  }

  /** Somebody was listed by this process: it knows at once. */
  changed(): void {
    this.#emptyUntil = 0;
  }

  #digests(names: Names): Buffer[] {
    return listIdentifiers(names).map((identifier) => this.digest(identifier));
  }

  async #isEmpty(): Promise<boolean> {
    if (Date.now() < this.#emptyUntil) return true;
    this.#looking ??= hasSuppressions(this.#db).finally(() => {
      this.#looking = undefined;
    });
    const any = await this.#looking;
    if (!any) this.#emptyUntil = Date.now() + EMPTY_MS;
    return !any;
  }

  async #find(question: Question): Promise<boolean> {
    this.#asked.push(question);
    this.#reading ??= this.#readAll();
    const lists = await this.#reading;
    return question.digests.some((digest) => {
      const owners = lists.get(digest.toString('hex'));
      return owners !== undefined && (owners.has(null) || owners.has(question.userId));
    });
  }

  async #readAll(): Promise<ReadonlyMap<string, ReadonlySet<string | null>>> {
    await new Promise(setImmediate);
    const asked = this.#asked;
    this.#asked = [];
    this.#reading = undefined;
    const userIds = [...new Set(asked.map(({ userId }) => userId))];
    const rows = await findDigests(
      this.#db,
      asked.flatMap(({ digests }) => digests),
      userIds,
    );
    const lists = new Map<string, Set<string | null>>();
    for (const { digest, user_id } of rows) lists.set(digest, (lists.get(digest) ?? new Set()).add(user_id));
    return lists;
  }
}
