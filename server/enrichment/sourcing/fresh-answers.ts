import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { ProfileSource } from '../../providers/profile-source.ts';
import { type CachedAnswer, dropExpired } from './cached-answer.ts';
import { readFreshAnswers } from './source-answer-store.ts';

const DAY_MS = 86_400_000;

/** Of one profile of one user: what each source said and is still fresh, by the source's id. */
export type AnswersOfProfile = ReadonlyMap<string, CachedAnswer>;

interface Profile {
  user_id: string;
  slug: string;
}

/** Profiles in one question: the answer to more would take long to parse. */
const PROFILES_PER_QUERY = 50;

interface Asked {
  profile: Profile;
  answers: PromiseWithResolvers<AnswersOfProfile>;
}

/** Reads what sources have said. While one question is with the database, further ones are collected for the next. */
export class FreshAnswers {
  readonly #db: Kysely<DB>;
  readonly #sources: ReadonlyMap<string, ProfileSource>;
  readonly #freshMs: number;
  readonly #asked = new Map<string, Asked>();
  #reading: Promise<void> | undefined;

  constructor({
    db,
    sources,
    freshDays,
  }: {
    db: Kysely<DB>;
    sources: readonly ProfileSource[];
    freshDays: number;
  }) {
    this.#db = db;
    this.#sources = new Map(sources.map((source) => [source.id, source]));
    this.#freshMs = freshDays * DAY_MS;
  }

  of(profile: Profile): Promise<AnswersOfProfile> {
    const key = keyOf(profile.user_id, profile.slug);
    const asked = this.#asked.get(key) ?? { profile, answers: Promise.withResolvers() };
    this.#asked.set(key, asked);
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return asked.answers.promise;
  }

  async #readAll(): Promise<void> {
    // What is asked for in the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.#asked.size > 0) {
      const group = [...this.#asked].slice(0, PROFILES_PER_QUERY);
      for (const [key] of group) this.#asked.delete(key);
      try {
        const found = await this.#read(group.map(([, { profile }]) => profile));
        for (const [key, { answers }] of group) answers.resolve(found.get(key) ?? new Map());
      } catch (error) {
        for (const [, { answers }] of group) answers.reject(error);
      }
    }
  }

  async #read(profiles: readonly Profile[]): Promise<Map<string, AnswersOfProfile>> {
    const since = new Date(Date.now() - this.#freshMs);
    const rows = await readFreshAnswers(
      this.#db,
      profiles.map(({ user_id, slug }) => ({ userId: user_id, slug })),
      since,
    );
    const byProfile = new Map<string, Map<string, CachedAnswer>>();
    for (const { userId, slug, source: id, answer } of rows) {
      const source = this.#sources.get(id);
      // Fields are dated one by one: an answer may hold some from an earlier, older visit.
      const fresh = source && dropExpired(answer, source, since);
      if (!fresh) continue;
      const key = keyOf(userId, slug);
      byProfile.set(key, (byProfile.get(key) ?? new Map()).set(id, fresh));
    }
    return byProfile;
  }
}

const keyOf = (userId: string, slug: string) => `${userId} ${slug}`;
