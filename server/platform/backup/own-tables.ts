import type pg from 'pg';
import { LEFT_OUT, type TableHead } from './backup-format.ts';

/** The tables a backup carries, whole ones and not their partitions, those that others refer to first, with the columns that hold values of their own. */
export async function listOwnTables(client: pg.ClientBase): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead & { refers_to: string[] }>(
    `SELECT c.relname AS "table",
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       coalesce((SELECT array_agg(DISTINCT f.relname::text) FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.conparentid = 0 AND f.oid <> c.oid), '{}') AS refers_to
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND NOT c.relname = ANY($1)
     ORDER BY c.relname`,
    [LEFT_OUT],
  );
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      (row) => !ordered.includes(row) && row.refers_to.every((name) => ordered.some(({ table }) => table === name)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered.map(({ table, columns }) => ({ table, columns }));
}

/** `public."jobs" ("id", "slug")` for COPY FROM. */
export function copyTarget({ table, columns }: TableHead): string {
  return `public.${quote(table)} (${columns.map(quote).join(', ')})`;
}

/** The same for COPY TO, which older servers refuse for a table that has partitions. */
export function copySource({ table, columns }: TableHead): string {
  return `(SELECT ${columns.map(quote).join(', ')} FROM public.${quote(table)})`;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
