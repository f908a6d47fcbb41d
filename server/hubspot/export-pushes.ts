import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { presentPush } from './present-push.ts';
import { listOwnPushRows, listRefusalRows, type RefusalRow } from './pushes-store.ts';
import { findToken } from './tokens-store.ts';

const ROWS = 500;

/** That a user has a token, and since when, as JSON; not the token. */
export async function* exportHubspotToken(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  const found = await findToken(db, userId);
  if (found) yield JSON.stringify({ set_at: found.set_at.toISOString() });
}

/** A user's pushes, each as JSON. */
export async function* exportPushes(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for await (const row of ownPushes(db, userId)) yield JSON.stringify({ ...presentPush(row), mapping: row.mapping });
}

/** Whom they left out and why, each as JSON. */
export async function* exportRefusals(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for await (const { id } of ownPushes(db, userId)) {
    let rows: RefusalRow[] = [];
    do {
      rows = await listRefusalRows(db, id, { limit: ROWS, after: rows.at(-1)?.position ?? 0 });
      for (const { job_id, reason } of rows) yield JSON.stringify({ push_id: id, job_id, reason });
    } while (rows.length === ROWS);
  }
}

async function* ownPushes(db: Kysely<DB>, userId: string) {
  let after: string | undefined;
  do {
    const rows = await listOwnPushRows(db, userId, { limit: ROWS, after });
    yield* rows;
    after = rows.length === ROWS ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
