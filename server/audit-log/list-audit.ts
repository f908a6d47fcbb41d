import type { Kysely } from 'kysely';
import type { AuditLine } from '../../shared/contract/admin/audit.ts';
import type { Pagination } from '../../shared/contract/responses.ts';
import type { DB } from '../platform/database/tables.ts';
import { type AuditConditions, type AuditRow, countAuditRows, listAuditRows } from './audit-store.ts';

/** One page (from 1) of the audit log, newest first. */
export async function listAudit(
  db: Kysely<DB>,
  conditions: AuditConditions,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ lines: AuditLine[]; pagination: Pagination }> {
  const [rows, total_count] = await Promise.all([
    listAuditRows(db, conditions, { limit: page_size, offset: (page - 1) * page_size }),
    countAuditRows(db, conditions),
  ]);
  return { lines: rows.map(presentLine), pagination: { page, page_size, total_count } };
}

function presentLine(row: AuditRow): AuditLine {
  return {
    id: String(row.id),
    created_at: row.created_at.toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    details: row.details,
    request_id: row.request_id,
  };
}
