import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ExportChoice } from '../../../shared/export-choices.ts';
import { type Principal, requireSession } from '../../accounts/principal.ts';
import { readBatchRow } from '../../enrichment/batch-store.ts';
import { isId } from '../../enrichment/job-id.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { insertLink } from '../exports-store.ts';
import { hashToken } from './hash-token.ts';

/** A page follows the link at once. */
const SECONDS = 60;

/**
 * Makes a link by which a browser can download a file of any size to the disk: where a page asks with its token, the whole file would lie
 * in the memory of the tab. The link is a secret of 256 random bits that serves once.
 * @returns the secret, and until when it serves
 * @throws DomainError not_found, also for somebody else's; insufficient_scope for an API key
 */
export async function createExportLink(
  db: Kysely<DB>,
  principal: Principal,
  batchId: string,
  choice: ExportChoice,
): Promise<{ token: string; expiresAt: Date }> {
  const { userId, via } = requireSession(principal);
  const batch = isId(batchId) ? await readBatchRow(db, userId, batchId) : undefined;
  if (!batch) throw new DomainError('not_found');
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashToken(token), sessionId: via.sessionId, batchId, choice: JSON.stringify(choice) };
  const expiresAt = await db.transaction().execute((tx) => insertLink(tx, { ...link, seconds: SECONDS }));
  return { token, expiresAt };
}
