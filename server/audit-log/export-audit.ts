import type { Kysely } from 'kysely';
import { csvLine } from '../../shared/csv-line.ts';
import { readPages } from '../platform/database/read-pages.ts';
import type { DB } from '../platform/database/tables.ts';
import { type AuditConditions, type AuditRow, listAuditRows } from './audit-store.ts';

const PAGE = 1_000;
const HEADINGS = ['time', 'actor kind', 'actor', 'action', 'subject kind', 'subject', 'details', 'request id'];

/** The audit log as csv with a heading, newest first, a page of lines at a time; times in UTC. */
export async function* exportAudit(db: Kysely<DB>, conditions: AuditConditions): AsyncGenerator<string> {
  // The mark by which Excel knows that the text is UTF-8.
  yield `\uFEFF${csvLine(HEADINGS)}`;
  const pages = readPages(PAGE, (last?: AuditRow) => listAuditRows(db, conditions, { limit: PAGE, before: last?.id }));
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row))).join('');
}

function cellsOf(row: AuditRow): string[] {
  return [
    row.created_at.toISOString(),
    row.actor_kind,
    row.actor_id ?? '',
    row.action,
    row.subject_kind,
    row.subject_id,
    JSON.stringify(row.details),
    row.request_id ?? '',
  ];
}
