import type { Kysely } from 'kysely';
import { z } from 'zod';
import { EXPORT_FORMATS, EXPORT_LAYOUTS, type ExportChoice } from '../../../shared/export-choices.ts';
import { findValidCredentials } from '../../accounts/principal.ts';
import type { SessionConfig } from '../../platform/config/base-config.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { takeLink } from '../exports-store.ts';
import { hashToken } from './hash-token.ts';

const storedChoice = z.object({
  format: z.enum(EXPORT_FORMATS),
  layout: z.enum(EXPORT_LAYOUTS),
  sources: z.boolean(),
});

/**
 * Uses a link up.
 * @returns what it downloads, and for whom
 * @throws DomainError export_link_invalid when it was used, its minute is over, or the session that asked for it has ended
 */
export async function takeExportLink(
  db: Kysely<DB>,
  session: Pick<SessionConfig, 'idleMs'>,
  token: string,
): Promise<{ userId: string; batchId: string; choice: ExportChoice }> {
  const link = await takeLink(db, hashToken(token));
  const via = link && { kind: 'session' as const, sessionId: link.session_id };
  if (!via || (await findValidCredentials(db, session, [via])).size === 0) throw new DomainError('export_link_invalid');
  return { userId: link.user_id, batchId: link.batch_id, choice: storedChoice.parse(link.choice) };
}
