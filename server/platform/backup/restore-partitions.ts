import type pg from 'pg';
import type { BackupHead } from './backup-format.ts';

type Bounds = NonNullable<BackupHead['partitions']>[number];

/** The partitions that have an end, each table's oldest first. */
export async function listPartitions(client: pg.Client): Promise<Bounds[]> {
  const known = await client.query<{ there: boolean }>("SELECT to_regclass('public.partitions') IS NOT NULL AS there");
  if (!known.rows[0]?.there) return [];
  const { rows } = await client.query<Bounds>(
    'SELECT parent, lower, upper FROM partitions WHERE upper IS NOT NULL ORDER BY parent, upper',
  );
  return rows;
}

/** Puts the partitions of a backup, in one transaction, in the place of the empty ones of a new database. */
export async function restorePartitions(client: pg.Client, partitions: readonly Bounds[]): Promise<void> {
  if (partitions.length === 0) return;
  await client.query('BEGIN');
  try {
    const made = await client.query<{ parent: string; name: string }>(
      'SELECT parent, name FROM partitions WHERE upper IS NOT NULL',
    );
    for (const { parent, name } of made.rows) {
      await client.query(`ALTER TABLE ${parent} DETACH PARTITION ${name}`);
      await client.query(`DROP TABLE ${name}`);
    }
    for (const { parent, lower, upper } of partitions) {
      await client.query('SELECT add_partition($1, $2, $3)', [parent, lower, upper]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
