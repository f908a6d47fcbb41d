import type { Database } from '../platform/database/database.ts';
import { isSuppressionKeyRight } from '../suppression/check-suppression-key.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import type { Finding } from './finding.ts';

/** Whether people who asked not to be processed are recognised with the secret that is set. */
export async function checkSuppressions(db: Database, list: SuppressionList): Promise<Finding[]> {
  if (await isSuppressionKeyRight(db, list)) return [];
  return [
    {
      verdict: 'broken',
      text: 'the suppression list was written with another secret: nobody on it is recognised.',
      todo: 'Set SUPPRESSION_SECRET to what it was, or to what SESSION_SECRET was when the list began. A list cannot be read from its digests: else everybody has to be listed again.',
    },
  ];
}
