import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { type Adjustment, adjustCredits } from '../../credits/adjust-credits.ts';
import { readCredits } from '../../credits/read-credits.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { auditedBy, type OperatorContext } from '../operator-context.ts';

/**
 * Gives a user credits or takes some, once for each key.
 * @returns what the user can spend now
 * @throws DomainError as `adjustCredits`
 */
export async function changeCredits(db: Kysely<DB>, context: OperatorContext, adjustment: Adjustment): Promise<number> {
  const { userId, credits, reason, key } = adjustment;
  if (!isUuid(userId)) throw new DomainError('not_found');
  return db.transaction().execute(async (tx) => {
    if (await adjustCredits(tx, adjustment)) {
      await recordAudit(tx, {
        ...auditedBy(context),
        action: credits > 0 ? 'credits.granted' : 'credits.corrected',
        subject: { kind: 'user', id: userId },
        details: { credits, reason, key },
      });
    }
    return (await readCredits(tx, userId)).credits;
  });
}
