import { sql, type Transaction } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import type { DB } from '../../platform/database/tables.ts';
import { SINGLE_PRIORITIES } from '../enrich-profiles-job.ts';

/** The SQL of users' shares of the queue. */

/**
 * - `single`: requests for one profile, for which somebody waits in front of the page
 * - `short`, `long`: those for several; who waits for a long list still has a turn with a short one
 */
export type Lane = 'single' | 'short' | 'long';

/** Places are counted anew before that many were taken, as soon as nothing waits. */
const MANY_PLACES = SINGLE_PRIORITIES.first / 2;

/**
 * Takes places in a row for a user's entries: behind those of the same user that wait in the same lane, and not before the one that is
 * to be worked on next, so that nobody has more than their share for having asked for nothing before.
 * @returns the priority of the first; each following one's is one less
 */
export async function takePlaces(tx: Transaction<DB>, userId: string, lane: Lane, entries: number): Promise<number> {
  const isSingle = lane === 'single';
  const first = isSingle ? SINGLE_PRIORITIES.first : 0;
  // A try that failed keeps its place, which is no measure of where the others are by now.
  const { rows: waiting } = await sql<{ place: string | null; last: string | null }>`
    SELECT (SELECT ${first} - j.priority FROM pgboss.job j
        WHERE j.name = 'enrich-profiles' AND j.state < 'active' AND j.state = 'created' AND NOT j.blocked AND j.start_after <= now()
          AND ${isSingle ? sql`j.priority >= ${SINGLE_PRIORITIES.last}` : sql`j.priority < ${SINGLE_PRIORITIES.last}`}
        ORDER BY j.priority DESC LIMIT 1)::text AS place,
      (SELECT max(next_place) FROM queue_shares WHERE (lane = 'single') = ${isSingle})::text AS last`.execute(tx);
  const { place, last } = elementAt(waiting, 0);
  // When nothing waits all begin at the same place: behind whatever was ever taken.
  let next = Number(place ?? last ?? 0);
  if (place === null && next > MANY_PLACES) {
    await countAnew(tx, isSingle);
    next = 0;
  }
  const { rows } = await sql<{ next_place: string }>`
    INSERT INTO queue_shares (user_id, lane, next_place) VALUES (${userId}, ${lane}, ${next + entries})
    ON CONFLICT (user_id, lane) DO UPDATE SET next_place = greatest(queue_shares.next_place, ${next}) + ${entries}
    RETURNING next_place`.execute(tx);
  return first - (Number(elementAt(rows, 0).next_place) - entries);
}

/** Who is about to take places just now is left out: theirs are counted from where they are. */
async function countAnew(tx: Transaction<DB>, isSingle: boolean): Promise<void> {
  await sql`DELETE FROM queue_shares WHERE ctid IN (
    SELECT ctid FROM queue_shares WHERE (lane = 'single') = ${isSingle} FOR UPDATE SKIP LOCKED)`.execute(tx);
}
