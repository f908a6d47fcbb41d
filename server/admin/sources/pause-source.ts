import type { Kysely } from 'kysely';
import { recordAudit } from '../../audit-log/record-audit.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { pauseProvider, resumeProvider } from '../../providers/pauses/paused-providers-store.ts';
import type { Config } from '../../services/config.ts';
import { auditedBy, type OperatorContext } from '../operator-context.ts';
import { listPausable } from './list-sources.ts';

interface Asked {
  db: Kysely<DB>;
  config: Pick<Config, 'providers' | 'sampleNetwork'>;
  context: OperatorContext;
}

/**
 * Has a source asked nothing any more, in any process, a second from now at the latest; calls under way end. Pausing twice changes nothing.
 * @throws DomainError not_found
 */
export async function pauseSource({ db, config, context }: Asked, id: string, reason: string): Promise<void> {
  requireSource(config, id);
  await db.transaction().execute(async (tx) => {
    if (!(await pauseProvider(tx, { provider: id, reason, by: context.operator.email }))) return;
    const subject = { kind: 'source', id };
    await recordAudit(tx, { ...auditedBy(context), action: 'source.paused', subject, details: { reason } });
  });
}

/** Has a paused source asked again. @throws DomainError not_found */
export async function resumeSource({ db, config, context }: Asked, id: string): Promise<void> {
  requireSource(config, id);
  await db.transaction().execute(async (tx) => {
    if (!(await resumeProvider(tx, id))) return;
    await recordAudit(tx, { ...auditedBy(context), action: 'source.resumed', subject: { kind: 'source', id } });
  });
}

function requireSource(config: Asked['config'], id: string): void {
  if (!listPausable(config).some((source) => source.id === id)) throw new DomainError('not_found');
}
