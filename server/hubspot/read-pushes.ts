import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { HubspotPush, HubspotPushResponse } from '../../shared/contract/hubspot.ts';
import { canonicalProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { readBatchRow } from '../enrichment/batch-store.ts';
import { isId } from '../enrichment/job-id.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { presentPush } from './present-push.ts';
import { findPush, findSlugs, listPushRows, listRefusalRows } from './pushes-store.ts';

const LAST = 10;

/** The last pushes of a request, newest first. @throws DomainError not_found, also for somebody else's */
export async function listPushes(db: Kysely<DB>, userId: string, batchId: string): Promise<HubspotPush[]> {
  if (!isId(batchId) || !(await readBatchRow(db, userId, batchId))) throw new DomainError('not_found');
  return (await listPushRows(db, userId, batchId, LAST)).map(presentPush);
}

/** A push with a page of those who were not pushed. @throws DomainError not_found, also for somebody else's */
export async function readPush(
  db: Kysely<DB>,
  userId: string,
  id: string,
  { page, page_size }: { page: number; page_size: number },
): Promise<Omit<HubspotPushResponse, 'success'>> {
  const row = isUuid(id) ? await findPush(db, userId, id) : undefined;
  if (!row) throw new DomainError('not_found');
  const rows = await listRefusalRows(db, id, { limit: page_size, offset: (page - 1) * page_size });
  const ids = rows.map(({ job_id }) => job_id);
  const slugs = ids.length > 0 ? await findSlugs(db, row.batch_id, ids) : new Map<string, string>();
  const refused = rows.map(({ job_id, reason }) => {
    const slug = slugs.get(job_id);
    return { job_id, linkedin_url: slug === undefined ? null : canonicalProfileUrl(slug), reason };
  });
  return { push: { ...presentPush(row), refused }, pagination: { page, page_size, total_count: row.refused } };
}
