import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** Rounds of looking for slugs of slugs: nobody renames their profile oftener within what is kept. */
const ROUNDS = 5;

/**
 * Under which other slugs these profiles are known, earlier and later ones, by what jobs and sources said.
 * @param userId by what is kept for this user; null: for all
 * @returns each other slug with the one of the list that it belongs to
 */
export async function findOtherSlugs(
  db: Kysely<DB>,
  userId: string | null,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map(slugs.map((slug) => [slug, slug]));
  let asked = [...slugs];
  for (let round = 0; round < ROUNDS && asked.length > 0; round += 1) {
    const found = await listNeighbours(db, userId, asked);
    asked = [];
    for (const { slug, other } of found) {
      if (known.has(other)) continue;
      known.set(other, known.get(slug) ?? slug);
      asked.push(other);
    }
  }
  for (const slug of slugs) known.delete(slug);
  return known;
}

async function listNeighbours(
  db: Kysely<DB>,
  userId: string | null,
  slugs: readonly string[],
): Promise<{ slug: string; other: string }[]> {
  const { rows } = await sql<{ slug: string; other: string }>`
    WITH owners AS (SELECT user_id FROM accounts WHERE ${userId}::uuid IS NULL OR user_id = ${userId}::uuid),
      asked AS (SELECT DISTINCT slug FROM unnest(${[...slugs]}::text[]) AS t (slug))
    SELECT s.slug, s.answer ->> 'movedTo' AS other FROM owners o JOIN source_answers s USING (user_id) JOIN asked USING (slug)
      WHERE s.answer ->> 'movedTo' IS NOT NULL
    UNION SELECT asked.slug, s.slug FROM owners o JOIN source_answers s USING (user_id)
      JOIN asked ON s.answer ->> 'movedTo' = asked.slug WHERE s.answer ->> 'movedTo' IS NOT NULL
    UNION SELECT j.slug, j.moved_to FROM owners o JOIN jobs j USING (user_id) JOIN asked USING (slug) WHERE j.moved_to IS NOT NULL
    UNION SELECT asked.slug, j.slug FROM jobs j JOIN asked ON j.moved_to = asked.slug JOIN owners o USING (user_id)
      WHERE j.moved_to IS NOT NULL`.execute(db);
  return rows;
}
