import type { Kysely } from 'kysely';
import type { SuppressionsResponse } from '../../shared/contract/suppressions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { isId } from '../enrichment/job-id.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { countSuppressions, deleteSuppression, listSuppressionRows } from '../suppression/suppression-store.ts';
import type { ListOwner, OperatorAtWork } from './add-suppressions.ts';

/** One page (from 1) of a list, newest first. */
export async function listSuppressions(
  db: Kysely<DB>,
  owner: ListOwner,
  page: { page: number; page_size: number },
): Promise<Omit<SuppressionsResponse, 'success'>> {
  const [rows, total] = await Promise.all([
    listSuppressionRows(db, owner, { limit: page.page_size, offset: (page.page - 1) * page.page_size }),
    countSuppressions(db, owner),
  ]);
  return {
    suppressions: rows.map(({ id, user_id, kind, label, created_at }) => ({
      id,
      kind,
      label,
      scope: user_id === null ? 'installation' : 'user',
      created_at: created_at.toISOString(),
    })),
    pagination: { page: page.page, page_size: page.page_size, total_count: total },
  };
}

/** Takes an entry off a list: the person may be processed again. @throws DomainError not_found */
export async function removeSuppression(
  db: Kysely<DB>,
  owner: ListOwner,
  id: string,
  by?: OperatorAtWork,
): Promise<void> {
  if (!isId(id)) throw new DomainError('not_found');
  await db.transaction().execute(async (tx) => {
    if (!(await deleteSuppression(tx, owner, id))) throw new DomainError('not_found');
    if (!by) return;
    await recordAudit(tx, {
      actor: { kind: 'operator', email: by.email },
      action: 'suppression.removed',
      subject: { kind: 'suppression', id },
      requestId: by.requestId,
    });
  });
}
