import { countAccounts } from '../network-account/network-account-store.ts';
import type { Database } from '../platform/database/database.ts';
import { countOf, type Finding } from './finding.ts';

/** How users' own accounts of the network stand. */
export async function checkNetworkAccounts(db: Database): Promise<Finding[]> {
  const { connected, expired, leaving } = await countAccounts(db);
  const findings: Finding[] = [
    {
      verdict: 'ok',
      text: `${countOf(connected, 'account')} of users connected, ${expired} to be signed in to again.`,
    },
  ];
  if (leaving > 0) {
    findings.push({
      verdict: 'look at this',
      text: `${countOf(leaving, 'account')} that users left ${leaving === 1 ? 'is' : 'are'} still at Unipile.`,
      todo: 'A worker deletes them within minutes where Unipile is configured and answers; else delete them in its dashboard.',
    });
  }
  return findings;
}
