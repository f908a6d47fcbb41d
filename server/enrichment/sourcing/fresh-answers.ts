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

/** Reads what sources have said. Questions of one turn of the event loop go to the database together. */
export class FreshAnswers {
  readonly #db: Kysely<DB>;
  readonly #sources: ReadonlyMap<string, ProfileSource>;
  readonly #freshMs: number;
  #asked = new Map<string, Profile>();
  #reading: Promise<Map<string, AnswersOfProfile>> | undefined;

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

  async of(profile: Profile): Promise<AnswersOfProfile> {
    const key = keyOf(profile.user_id, profile.slug);
    this.#asked.set(key, profile);
    this.#reading ??= this.#readAll();
    return (await this.#reading).get(key) ?? new Map();
  }

  async #readAll(): Promise<Map<string, AnswersOfProfile>> {
    await new Promise(setImmediate);
    const profiles = [...this.#asked.values()];
    this.#asked = new Map();
    this.#reading = undefined;
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
