import type { Kysely } from 'kysely';
import { recordAudit } from '../../audit-log/record-audit.ts';
import {
  type InstallationLimits,
  writeInstallationLimits,
} from '../../credits/spending-limits/provider-limits-store.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Config } from '../../services/config.ts';
import { listMetered } from '../../services/list-metered.ts';
import { auditedBy, type OperatorContext } from '../operator-context.ts';

interface Asked {
  db: Kysely<DB>;
  config: Pick<Config, 'providers'>;
  context: OperatorContext;
}

/**
 * Sets how many calls to a source the installation allows itself in a day and a month of UTC, from the next call on, in every process.
 * Calls under way end; what the settings say counts besides.
 * @throws DomainError not_found for a source that is not used, or whose calls are not counted
 */
export async function limitSource(
  { db, config, context }: Asked,
  id: string,
  { reason, ...limits }: InstallationLimits & { reason: string },
): Promise<void> {
  if (!listMetered(config).some((metered) => metered.id === id)) throw new DomainError('not_found');
  await db.transaction().execute(async (tx) => {
    const before = await writeInstallationLimits(tx, id, limits);
    const details = { ...limits, before, reason };
    await recordAudit(tx, {
      ...auditedBy(context),
      action: 'source.limited',
      subject: { kind: 'source', id },
      details,
    });
  });
}
