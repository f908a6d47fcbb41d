import { type Kysely, sql, type Transaction } from 'kysely';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import type { Database } from './database.ts';
import type { DB } from './tables.ts';

/** Tables that lie in partitions by the moment that their ids carry. */
export type PartitionedTable = 'jobs' | 'ledger_charges';

/** A partition that has an end. */
export interface Partition {
  name: string;
  /** Ids from this one on; null: everything before `upper`. */
  lower: string | null;
  /** Ids before this one. */
  upper: string;
}

/** Whoever waits for longer than this to change a table's partitions gives up, for others wait behind: it is tried again later. */
const LOCK_MS = 3_000;

/** Gives up what cannot be locked soon, until the transaction ends. */
async function limitLockWaits(tx: Kysely<DB>): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(tx);
}

/**
 * Makes the partitions of the next two spans. Several processes may do so at once.
 * @param days that a new partition spans
 * @returns how many were made
 * @throws when a table was in use for too long; until they are made, rows find a place in the default partition
 */
export async function addPartitions(db: Database, days: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await limitLockWaits(tx);
    const { rows } = await sql<{ made: number }>`
      SELECT add_partitions(now() + 2 * ${days}::integer * interval '24 hours', ${days}) AS made`.execute(tx);
    return rows[0]?.made ?? 0;
  });
}

/** As `addPartitions`, but for the logs: not having done so stops nobody. */
export async function tryAddPartitions(db: Database, days: number, log: Pick<LauncherLog, 'info' | 'warn'>) {
  try {
    const made = await addPartitions(db, days);
    if (made > 0) log.info({ made }, 'partitions were made for what is to come');
  } catch (err) {
    log.warn({ err }, 'partitions could not be made; it is tried again');
  }
}

/** What was done with old partitions: their names. */
export interface DroppedPartitions {
  dropped: string[];
  /** Those that something still holds on to. */
  inUse: string[];
}

/**
 * Drops the partitions of a table whose rows were all made before that moment, oldest first, each in a transaction of its own in which
 * nobody else writes to it.
 * @param clear does what must be done before, in the same transaction; false: the partition stays
 * @throws when a table was in use for too long; what was dropped before that stays dropped
 */
export async function dropPartitionsBefore(
  db: Database,
  table: PartitionedTable,
  before: Date,
  clear: (tx: Transaction<DB>, partition: Partition) => Promise<boolean>,
): Promise<DroppedPartitions> {
  const done: DroppedPartitions = { dropped: [], inUse: [] };
  for (const partition of await listPartitionsBefore(db, table, before)) {
    await db.transaction().execute(async (tx) => {
      await limitLockWaits(tx);
      if (!(await lockPartition(tx, table, partition.name))) return;
      const isCleared = await clear(tx, partition);
      if (isCleared) await dropPartition(tx, table, partition.name);
      done[isCleared ? 'dropped' : 'inUse'].push(partition.name);
    });
  }
  return done;
}

/** Partitions of a table of which all rows were made before that moment, oldest first. */
export async function listPartitionsBefore(db: Database, table: PartitionedTable, before: Date): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    SELECT name, lower, upper FROM partitions
    WHERE parent = ${table} AND upper <= first_id_at(${before}::timestamptz) ORDER BY upper`.execute(db);
  return rows;
}

/** Lets nobody write to the partition until the transaction ends. @returns false when it is gone */
async function lockPartition(tx: Kysely<DB>, table: PartitionedTable, name: string): Promise<boolean> {
  // One after the other with those who make or drop some: nobody is surprised by a table that is just being dropped.
  await sql`SELECT pg_advisory_xact_lock(5320214882)`.execute(tx);
  const { rows } = await sql`SELECT FROM partitions WHERE parent = ${table} AND name = ${name}`.execute(tx);
  if (rows.length === 0) return false;
  await sql`LOCK TABLE ${sql.table(name)} IN EXCLUSIVE MODE`.execute(tx);
  return true;
}

/** Drops a partition with its rows. */
async function dropPartition(tx: Kysely<DB>, table: PartitionedTable, name: string): Promise<void> {
  await sql`ALTER TABLE ${sql.table(table)} DETACH PARTITION ${sql.table(name)}`.execute(tx);
  await sql`DROP TABLE ${sql.table(name)}`.execute(tx);
}
