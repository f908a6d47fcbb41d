import type { Kysely } from 'kysely';
import { GroupedLookup } from '../../platform/concurrency/grouped-lookup.ts';
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

/** Reads what sources have said. While one question is with the database, further ones are collected for the next. */
export class FreshAnswers {
  readonly #db: Kysely<DB>;
  readonly #sources: ReadonlyMap<string, ProfileSource>;
  readonly #freshMs: number;
  readonly #lookup = new GroupedLookup<Profile, AnswersOfProfile>({
    most: PROFILES_PER_QUERY,
    keyOf: ({ user_id, slug }) => keyOf(user_id, slug),
    ask: (profiles) => this.#read(profiles),
  });

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
    return (await this.#lookup.of(profile)) ?? new Map();
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
