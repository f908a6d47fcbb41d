import type pg from 'pg';

/** What `fillJobs` makes. */
export interface FillOptions {
  jobs: number;
  /** Over how many days before now they are spread. */
  days: number;
  /** Who gets every tenth request, and so the most of all. */
  userId: string;
  /** How many others there are. */
  users: number;
}

/** Profiles of a request, one size after the other: single ones, lists, sheets. On average some 540. */
const SIZES = [1, 1, 1, 5, 20, 100, 300, 1_000, 1, 4_000];
/** Jobs of one statement. */
const PIECE = 500_000;

/**
 * Fills a migrated database with ended jobs, their requests, charges and the feedback on some: as they would have come over the days,
 * each in its partition. Every hundredth job has the values of 46 parameters (15 KB), the others those of a dozen (some 0.7 KB), and every
 * third has an e-mail address: more would need a larger disk, and what is asked for most never reads them.
 * Takes some 20 µs a job: constraints are checked, but for foreign keys, and what triggers keep is written at once.
 * @param client of the owner of the server: the triggers are switched off
 */
export async function fillJobs(client: pg.Client, options: FillOptions): Promise<void> {
  await client.query(
    "SET session_replication_role = 'replica'; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'",
  );
  await addPastPartitions(client, options.days);
  await addUsers(client, options);
  const average = SIZES.reduce((sum, size) => sum + size, 0) / SIZES.length;
  const batches = Math.max(SIZES.length, Math.ceil(options.jobs / average));
  await addBatches(client, options, batches);
  const piece = Math.max(1, Math.round(PIECE / average));
  for (let first = 0; first < batches; first += piece) await addJobs(client, first, Math.min(batches, first + piece));
  await addSums(client);
  await client.query('DROP TABLE filled; RESET ALL');
}

/** Spans of thirty days, back from the first partition that is there. */
async function addPastPartitions(client: pg.Client, days: number): Promise<void> {
  for (let span = 0; span * 30 < days + 1; span += 1) {
    await client.query(`
      SELECT add_partition(parent, first_id_at(moment_of(lower) - interval '720 hours'), lower)
      FROM (SELECT DISTINCT ON (parent) parent, lower FROM partitions WHERE upper IS NOT NULL ORDER BY parent, lower) first`);
  }
}

async function addUsers(client: pg.Client, { userId, users }: FillOptions): Promise<void> {
  await client.query(
    `CREATE TABLE filled (place integer PRIMARY KEY, user_id uuid, id uuid, moment timestamptz, size integer);
     CREATE TEMP TABLE fill_users (place integer PRIMARY KEY, id uuid);
     INSERT INTO fill_users SELECT n, gen_random_uuid() FROM generate_series(1, ${users}) n;
     INSERT INTO users (id, identity_kind, identity_subject, email, username)
       SELECT id, 'local', id, id || '@bench.example', 'Bench' FROM fill_users;
     INSERT INTO accounts (user_id, balance) SELECT id, 0 FROM fill_users;
     INSERT INTO fill_users VALUES (0, '${userId}')`,
  );
}

/** Requests at even distances up to now. */
async function addBatches(client: pg.Client, { days, users }: FillOptions, batches: number): Promise<void> {
  const sizes = `(ARRAY[${SIZES.join(', ')}])[1 + (n * 7) % ${SIZES.length}]`;
  await client.query(
    `INSERT INTO filled
     SELECT n, u.id, (left(first_id_at(moment)::text, 13) || '-7' || substr(gen_random_uuid()::text, 16))::uuid, moment, ${sizes}
     FROM generate_series(0, ${batches - 1}) n
     CROSS JOIN LATERAL (SELECT now() - (${batches} - n) * interval '${days * 86_400_000} ms' / ${batches} AS moment) m
     JOIN fill_users u ON u.place = CASE WHEN n / ${SIZES.length} % 10 = 0 THEN 0 ELSE 1 + (n::bigint * 7919) % ${users} END`,
  );
  await client.query(
    `INSERT INTO batches (id, user_id, column_sets, total, price, prices, credits_held, credits_used, created_at, completed)
     SELECT id, user_id, '[["firstName","lastName","gender","languages","jobTitle","companyName","location","industry","education","skillsTools","meetingOpener","tag"]]',
       size, size * 12, '{"firstName":1,"lastName":1,"gender":1,"languages":1,"jobTitle":1,"companyName":1,"location":1,"industry":1,"education":1,"skillsTools":1,"meetingOpener":1,"tag":1}',
       0, size * 11, moment, size FROM filled`,
  );
}

async function addJobs(client: pg.Client, first: number, end: number): Promise<void> {
  const words = (times: number) => `rtrim(repeat('Leads revenue operations for manufacturers. ', ${times}))`;
  const value = `CASE WHEN position % 100 = 7 THEN ${words(250)} ELSE ${words(6)} END`;
  await client.query(
    `WITH new AS MATERIALIZED (
       SELECT (left(f.id::text, 13) || '-7' || lpad(to_hex(position / 4096), 3, '0') || '-b' || lpad(to_hex(position % 4096), 3, '0')
           || '-' || right(gen_random_uuid()::text, 12))::uuid AS id,
         f.id AS batch_id, f.user_id, position, f.moment, 'person-' || (hashint8(f.place::bigint * 5003 + position) & 16777215) || '-' || position AS slug
       FROM filled f CROSS JOIN LATERAL generate_series(0, f.size - 1) AS position WHERE f.place >= ${first} AND f.place < ${end}
     ), charged AS (
       INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id, created_at)
       SELECT user_id, 'enrichment', -11, batch_id, id, moment FROM new ORDER BY id
     )
     INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, provenance, started_at, finished_at)
     SELECT id, batch_id, user_id, position, slug, 'completed', 100, 0, 11,
       json_build_object('firstName', 'Asha', 'lastName', 'Verma', 'jobTitle', 'Head of Revenue Operations', 'meetingOpener', ${value},
         'workEmail', CASE WHEN position % 3 = 0 THEN slug || '@bench.example' END),
       '{"origins":[{"source":"sample-network","retrieved_at":"2026-01-01T00:00:00.000Z","confidence":0.9}],"of":{"firstName":0,"lastName":0,"jobTitle":0,"meetingOpener":0},"more":{}}',
       moment, moment FROM new ORDER BY id`,
  );
}

/** What each account has left after all that, and feedback on one job of each request. */
async function addSums(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO feedback (job_id, parameter, verdict, writer)
     SELECT (SELECT j.id FROM jobs j WHERE j.id BETWEEN first_job_id(f.id) AND last_job_id(f.id) AND j.batch_id = f.id ORDER BY j.position LIMIT 1),
       'meetingOpener', 'up', 'built-in writer' FROM filled f WHERE f.place % 10 = 0`,
  );
  await client.query(
    `WITH used AS (SELECT user_id, sum(size) * 11 AS used FROM filled GROUP BY user_id), gift AS (
       INSERT INTO ledger_entries (user_id, kind, amount) SELECT user_id, 'signup', used + 1000 FROM used
       WHERE user_id NOT IN (SELECT user_id FROM ledger_funding WHERE kind = 'signup')
     )
     UPDATE accounts a SET balance = CASE WHEN a.balance = 0 THEN 1000 ELSE a.balance - used END FROM used u WHERE u.user_id = a.user_id`,
  );
}
