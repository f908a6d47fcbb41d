import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { backupEnd, END_OF_ROWS, tableHead } from './backup-format.ts';
import { copyTarget, listOwnTables } from './own-tables.ts';

const BROKEN = 'The backup is broken off or damaged; nothing was restored.';

/**
 * Loads the tables of a backup in one transaction.
 * @param lines of the backup after its head
 * @returns rows loaded, by table
 * @throws when a table is not one of the schema, or the lines end before the backup does
 */
export async function loadTables(client: pg.Client, lines: AsyncGenerator<Buffer>): Promise<Record<string, number>> {
  const expected = new Map((await listOwnTables(client)).map((table) => [table.table, copyTarget(table)]));
  const rows: Record<string, number> = {};
  await client.query('BEGIN');
  await client.query("SET LOCAL client_encoding = 'UTF8'");
  try {
    for (;;) {
      const line = await lines.next();
      if (line.done) throw new Error(BROKEN);
      const said = parseLine(line.value);
      const end = backupEnd.safeParse(said);
      if (end.success) {
        if (JSON.stringify(end.data.rows) !== JSON.stringify(rows)) throw new Error(BROKEN);
        break;
      }
      const table = tableHead.parse(said);
      if (expected.get(table.table) !== copyTarget(table))
        throw new Error(`Table ${table.table} is not as in the backup`);
      // What triggers keep, as the numbers of jobs in each state, came along.
      await client.query(`ALTER TABLE public."${table.table}" DISABLE TRIGGER USER`);
      rows[table.table] = await loadRows(client, copyTarget(table), lines);
    }
    // A table that still has checks to come cannot be altered.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const table of Object.keys(rows)) await client.query(`ALTER TABLE public."${table}" ENABLE TRIGGER USER`);
    await advanceIdentities(client);
    await client.query('COMMIT');
    return rows;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch (cause) {
    throw new Error(BROKEN, { cause });
  }
}

async function loadRows(client: pg.Client, target: string, lines: AsyncGenerator<Buffer>): Promise<number> {
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>();
  loaded.catch(() => {});
  stream.on('finish', resolve);
  stream.on('error', reject);
  let complete = false;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.length === 2 && line.value.toString('latin1') === END_OF_ROWS) {
      complete = true;
      break;
    }
    const ready = stream.write(Buffer.concat([line.value, Buffer.from('\n')]));
    if (!ready) await Promise.race([new Promise((go) => stream.once('drain', go)), loaded]);
  }
  if (complete) stream.end();
  else stream.destroy(new Error(BROKEN));
  await loaded;
  return stream.rowCount;
}

/** Rows came with their numbers; the next new one follows the largest. */
async function advanceIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT c.relname AS "table", a.attname AS "column" FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped
       AND pg_get_serial_sequence(format('public.%I', c.relname), a.attname) IS NOT NULL`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('public."${table}"', '${column}'), greatest(max("${column}"), 1), max("${column}") IS NOT NULL)
       FROM public."${table}"`,
    );
  }
}
