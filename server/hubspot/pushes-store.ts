import { type Kysely, sql, type Transaction } from 'kysely';
import type { HUBSPOT_PUSH_STATES, HubspotMapping } from '../../shared/contract/hubspot.ts';
import { isOfBatch } from '../enrichment/of-batch.ts';
import type { DB } from '../platform/database/tables.ts';
import { SUPPRESSED } from '../suppression/suppression-list.ts';
import { failPush, pushToHubspot } from './push-job.ts';

/** The SQL of pushes. */

export interface PushRow {
  id: string;
  user_id: string;
  batch_id: string;
  mapping: HubspotMapping;
  state: (typeof HUBSPOT_PUSH_STATES)[number];
  total: number;
  pushed: number;
  refused: number;
  position: number;
  trouble: string | null;
  created_at: Date;
  finished_at: Date | null;
}

const SHOWN = sql.raw(
  'id, user_id, batch_id, mapping, state, total, pushed, refused, position, trouble, created_at, finished_at',
);

export interface NewPush {
  id: string;
  userId: string;
  batchId: string;
  mapping: HubspotMapping;
  idempotency?: { key: string; digest: Uint8Array } | undefined;
}

/** @returns undefined when these results are being pushed already */
export async function insertPush(tx: Transaction<DB>, push: NewPush): Promise<PushRow | undefined> {
  const { rows } = await sql<PushRow>`
    INSERT INTO hubspot_pushes (id, user_id, batch_id, mapping, idempotency_key, request_digest)
    VALUES (${push.id}, ${push.userId}, ${push.batchId}, ${JSON.stringify(push.mapping)}::jsonb,
      ${push.idempotency?.key ?? null}, ${push.idempotency?.digest ?? null})
    ON CONFLICT (batch_id) WHERE state IN ('queued', 'running') DO NOTHING RETURNING ${SHOWN}`.execute(tx);
  return rows[0];
}

/** The push that has this idempotency key, and whether the request was the same. */
export async function findPushByKey(
  tx: Transaction<DB>,
  userId: string,
  { key, digest }: { key: string; digest: Uint8Array },
): Promise<(PushRow & { same: boolean }) | undefined> {
  const { rows } = await sql<PushRow & { same: boolean }>`
    SELECT ${SHOWN}, request_digest = ${digest} AS same FROM hubspot_pushes
    WHERE user_id = ${userId} AND idempotency_key = ${key}`.execute(tx);
  return rows[0];
}

export async function findPush(db: Kysely<DB>, userId: string, id: string): Promise<PushRow | undefined> {
  const { rows } = await sql<PushRow>`
    SELECT ${SHOWN} FROM hubspot_pushes WHERE id = ${id} AND user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Pushes of a batch, newest first. */
export async function listPushRows(db: Kysely<DB>, userId: string, batchId: string, limit: number): Promise<PushRow[]> {
  const { rows } = await sql<PushRow>`
    SELECT ${SHOWN} FROM hubspot_pushes WHERE batch_id = ${batchId} AND user_id = ${userId}
    ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** All pushes of a user, newest first, after one. */
export async function listOwnPushRows(
  db: Kysely<DB>,
  userId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<PushRow[]> {
  const { rows } = await sql<PushRow>`
    SELECT ${SHOWN} FROM hubspot_pushes
    WHERE user_id = ${userId} ${after === undefined ? sql`` : sql`AND id < ${after}`}
    ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Takes a push that has not ended, and counts what there is to do when it begins. @returns undefined when it has ended, or is gone */
export async function beginPush(db: Kysely<DB>, id: string): Promise<PushRow | undefined> {
  const { rows } = await sql<PushRow>`
    UPDATE hubspot_pushes SET state = 'running', started_at = coalesce(started_at, now()), trouble = NULL
    WHERE id = ${id} AND state IN ('queued', 'running') RETURNING ${SHOWN}`.execute(db);
  const push = rows[0];
  if (!push || push.position > 0) return push;
  const { rows: counted } = await sql<{ total: number }>`
    UPDATE hubspot_pushes SET total = (
      SELECT count(*)::int FROM jobs j WHERE ${isOfBatch(push.batch_id)}
        AND (j.status IN ('completed', 'pending', 'running') OR j.error_code = ${SUPPRESSED.code}))
    WHERE id = ${id} RETURNING total`.execute(db);
  return { ...push, total: counted[0]?.total ?? push.total };
}

/** Pushes that have not ended although no entry of the queue names them, oldest first: nobody would take them up. */
export async function listStrandedPushes(db: Kysely<DB>): Promise<{ id: string; user_id: string; batch_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string; batch_id: string }>`
    SELECT id, user_id, batch_id FROM hubspot_pushes p WHERE state IN ('queued', 'running') AND NOT EXISTS (
      SELECT FROM pgboss.job q WHERE q.state <= 'active' AND q.name IN (${pushToHubspot.name}, ${failPush.name})
        AND q.data ->> 'push_id' = p.id::text)
    ORDER BY id`.execute(db);
  return rows;
}

export interface Progress {
  from: number;
  to: number;
  pushed: number;
  refusals: readonly { position: number; jobId: string; reason: string }[];
}

/** Notes that the jobs up to a position were dealt with. @returns false when the push has ended, or another worker is at it */
export async function recordProgress(tx: Transaction<DB>, id: string, progress: Progress): Promise<boolean> {
  const { refusals } = progress;
  const moved = await sql`
    UPDATE hubspot_pushes SET position = ${progress.to}, pushed = pushed + ${progress.pushed},
      refused = refused + ${refusals.length}, total = greatest(total, pushed + refused + ${progress.pushed + refusals.length})
    WHERE id = ${id} AND state = 'running' AND position = ${progress.from}`.execute(tx);
  if (moved.numAffectedRows !== 1n) return false;
  if (refusals.length > 0) {
    await sql`
      INSERT INTO hubspot_refusals (push_id, position, job_id, reason)
      SELECT ${id}, position, job_id, reason
      FROM unnest(${refusals.map((one) => one.position)}::int[], ${refusals.map((one) => one.jobId)}::uuid[],
        ${refusals.map((one) => one.reason)}::text[]) AS t (position, job_id, reason)`.execute(tx);
  }
  return true;
}

/** Notes what a push waits for. */
export async function recordTrouble(db: Kysely<DB>, id: string, trouble: string): Promise<void> {
  await sql`UPDATE hubspot_pushes SET trouble = ${trouble} WHERE id = ${id} AND state = 'running'`.execute(db);
}

/**
 * Ends a push, unless it has ended. Who was cancelled or forgotten since it began is not in the total of one that is done.
 * @param trouble why it failed
 */
export async function endPush(db: Kysely<DB>, id: string, trouble?: string): Promise<void> {
  await sql`
    UPDATE hubspot_pushes SET state = ${trouble === undefined ? 'done' : 'failed'}, trouble = ${trouble?.slice(0, 500) ?? null},
      total = CASE WHEN ${trouble === undefined} THEN pushed + refused ELSE total END, finished_at = now()
    WHERE id = ${id} AND state IN ('queued', 'running')`.execute(db);
}

export interface RefusalRow {
  position: number;
  job_id: string;
  reason: string;
}

/** Those that were not pushed, in the order of the request, after a position. */
export async function listRefusalRows(
  db: Kysely<DB>,
  pushId: string,
  { limit, offset = 0, after = 0 }: { limit: number; offset?: number; after?: number },
): Promise<RefusalRow[]> {
  const { rows } = await sql<RefusalRow>`
    SELECT position, job_id, reason FROM hubspot_refusals WHERE push_id = ${pushId} AND position > ${after}
    ORDER BY position LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** The slugs of jobs that are still there. */
export async function findSlugs(
  db: Kysely<DB>,
  batchId: string,
  jobIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    SELECT j.id, j.slug FROM jobs j WHERE ${isOfBatch(batchId)} AND j.id = ANY(${jobIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Deletes some pushes that ended before then, with whom they refused. @returns how many */
export async function deletePushesBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM hubspot_pushes WHERE id IN (
      SELECT id FROM hubspot_pushes WHERE created_at < ${before} ORDER BY created_at LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
