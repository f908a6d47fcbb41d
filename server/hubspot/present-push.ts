import type { HubspotPush } from '../../shared/contract/hubspot.ts';
import type { PushRow } from './pushes-store.ts';

/** A push as the API shows it. */
export function presentPush(row: PushRow): HubspotPush {
  return {
    id: row.id,
    batch_id: row.batch_id,
    state: row.state,
    total: row.total,
    pushed: row.pushed,
    refused_count: row.refused,
    trouble: row.trouble,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
