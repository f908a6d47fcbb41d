import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { enrichProfiles, failAbandoned } from '../../../server/enrichment/enrich-profiles-job.ts';
import { type RequestedProfile, readRequest } from '../../../server/enrichment/requests/read-request.ts';
import { type StartRequest, startEnrichment } from '../../../server/enrichment/requests/start-enrichment.ts';
import { createJobRunner, type JobRunner, type RunContext } from '../../../server/enrichment/running/run-jobs.ts';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createWorkMetrics } from '../../../server/platform/monitoring/work-metrics.ts';
import { startQueue } from '../../../server/platform/queue/queue.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { SuppressionList } from '../../../server/suppression/suppression-list.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { createTestDatabase } from '../database/database.ts';

/** The engine on a database of its own, without HTTP: a queue to fill, and jobs run when the test says so. */
export async function openEngine() {
  const database = await createTestDatabase();
  const { db, url } = database;
  const log = createLog({ level: 'silent' });
  const queue = await startQueue({ url, log, jobs: [failAbandoned, enrichProfiles], works: false, poolMax: 2 });
  return {
    db,
    url,
    queue,
    /** A user who can spend this much. */
    addUser: (credits: number, company?: { website?: string; description?: string }) => addUser(db, credits, company),
    start: async (
      userId: string,
      urls: readonly string[],
      columns: ParameterId[],
      { items, ...more }: Partial<StartRequest> & { items?: readonly RequestedProfile[] } = {},
    ) =>
      startEnrichment(
        { db, queue, suppressions: suppressionsOf(db) },
        {
          userId,
          read: await readRequest(items ?? urls.map((linkedin_url) => ({ linkedin_url, columns })), columns),
          skipInvalid: false,
          ...more,
        },
      ),
    /** What runs jobs, as a worker has it. */
    runner: (sources: readonly ProfileSource[], more: Partial<RunContext> = {}) => createRunner(db, sources, more),
    /** Runs all jobs of a started request, as a worker does. */
    async run(
      started: EnrichResponse,
      sources: readonly ProfileSource[],
      more: Partial<RunContext> = {},
    ): Promise<void> {
      const runner = createRunner(db, sources, more);
      await runner.run(idsOf(started), new AbortController().signal);
      await runner.stop();
    },
    account: (userId: string) => readAccountWithEntries(db, userId),
    async close() {
      await queue.stop(1_000);
      await database.drop();
    },
  };
}

/** Who is not to be processed, keyed as in the API of a test. */
export const suppressionsOf = (db: Database) => new SuppressionList(db, 'the session secret of a test');

/** The jobs of a started request. */
export const idsOf = (started: EnrichResponse): string[] => started.jobs.map((job) => job.job_id);

function createRunner(db: Database, sources: readonly ProfileSource[], more: Partial<RunContext>): JobRunner {
  return createJobRunner({
    db,
    log: createLog({ level: 'silent' }),
    sources,
    writer: createBuiltInWriter(),
    freshDays: 30,
    notFoundText: 'Profile not found.',
    metrics: createWorkMetrics(new Registry()),
    suppressions: suppressionsOf(db),
    ...more,
  });
}

export type Engine = Awaited<ReturnType<typeof openEngine>>;

async function addUser(
  db: Database,
  credits: number,
  company: { website?: string; description?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`INSERT INTO users (id, identity_kind, identity_subject, email, username, company_website, company_description)
      VALUES (${id}, 'local', ${id}, ${`${id}@example.com`}, 'Asha', ${company.website ?? ''}, ${company.description ?? ''})`.execute(
      tx,
    );
    await sql`INSERT INTO accounts (user_id, balance) VALUES (${id}, ${credits})`.execute(tx);
    if (credits > 0) {
      await sql`INSERT INTO ledger_entries (user_id, kind, amount) VALUES (${id}, 'signup', ${credits})`.execute(tx);
    }
  });
  return id;
}

/** Balance, holds, the sum of the entries, and what batches and jobs hold: all must agree at any time. */
async function readAccountWithEntries(db: Database, userId: string) {
  const { rows } = await sql<{ balance: number; held: number; entries: number; batches: number; jobs: number }>`
    SELECT balance, held,
      (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries e WHERE e.user_id = a.user_id) AS entries,
      (SELECT coalesce(sum(credits_held), 0)::int FROM batches b WHERE b.user_id = a.user_id) AS batches,
      (SELECT coalesce(sum(held), 0)::int FROM jobs j WHERE j.user_id = a.user_id) AS jobs
    FROM accounts a WHERE user_id = ${userId}`.execute(db);
  return rows[0]!;
}
