import { z } from 'zod';

/**
 * A backup is a gzip of lines. First one of JSON, the head; then for each table one of JSON that names it and its columns, its
 * rows as COPY writes them (line ends within values are escaped, so a row is a line), and a line `\.`; last a line of JSON with
 * the number of rows of each table, without which a file counts as broken off.
 */
export const FORMAT = 'leadlight-backup-1';
export const END_OF_ROWS = '\\.';

export const backupHead = z.object({
  format: z.literal(FORMAT),
  created_at: z.string(),
  /** The migrations that made the schema, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** In which partitions the rows lay; absent before there were any. */
  partitions: z.array(z.object({ parent: z.string(), lower: z.string().nullable(), upper: z.string() })).optional(),
  /** Of the data folder; absent when the environment gave it. It signs sessions and remembers who had a sign-up gift. */
  session_secret: z.string().optional(),
});
export type BackupHead = z.infer<typeof backupHead>;

export const tableHead = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type TableHead = z.infer<typeof tableHead>;

export const backupEnd = z.object({ end: z.literal(true), rows: z.record(z.string(), z.number()) });

/**
 * Tables that are not carried along: the record of migrations stands in the head, and the sample network is filled anew at the
 * next start; permits for calls to providers die with the processes that hold them. The queue has a schema of its own and is made anew from the jobs that have not ended.
 */
export const LEFT_OUT: readonly string[] = [
  'schema_migrations',
  'sample_people',
  'sample_people_fill',
  'sample_companies',
  'permit_leases',
  'request_counts',
  // What it was called in older backups.
  'call_leases',
];

/** Lines of a stream of bytes, without their ends. Values may hold any other separator, so only `\n` counts. */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const part = chunk.subarray(start, end);
      yield rest.length > 0 ? Buffer.concat([...rest, part]) : part;
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
