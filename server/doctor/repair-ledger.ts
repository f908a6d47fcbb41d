import type { Transaction } from 'kysely';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Database } from '../platform/database/database.ts';
import type { DB } from '../platform/database/tables.ts';
import { countOf, type Finding } from './finding.ts';
import * as ledger from './stores/ledger-store.ts';
import { lockAccountOfBatch, type Mended, mendAccount, mendBatch } from './stores/repair-store.ts';

/** What is kept beside what it is counted from, and how each is set to that. Requests first: they are smaller. */
const REPAIRS = [
  {
    kind: 'batch',
    noun: 'request',
    find: [ledger.findWrongJobCounts, ledger.findWrongBatchHolds, ledger.findWrongBatchUse],
    mend: async (tx: Transaction<DB>, id: string) => ((await lockAccountOfBatch(tx, id)) ? mendBatch(tx, id) : null),
  },
  { kind: 'account', noun: 'account', find: [ledger.findWrongHolds, ledger.findWrongBalances], mend: mendAccount },
] as const;

/**
 * Sets balances, holds, use and counts to what the ledger's entries and the jobs say: entries and jobs are never changed. Each request and
 * account by itself, with a line in the audit log; what the constraints refuse stays as it is and is said.
 */
export async function repairLedger(db: Database): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, noun, find, mend } of REPAIRS) {
    const wrong = new Set((await Promise.all(find.map((one) => one(db)))).flat().map(({ id }) => id));
    let mended = 0;
    for (const id of wrong) {
      try {
        const done = await db.transaction().execute(async (tx) => note(tx, kind, id, await mend(tx, id)));
        if (done) mended += 1;
      } catch (error) {
        findings.push({
          verdict: 'broken',
          text: `${noun} ${id} cannot be mended: ${error instanceof Error ? error.message : String(error)}.`,
          todo: 'Restore a backup beside this database and compare what stands there; then change by hand what is wrong.',
        });
      }
    }
    if (mended > 0) findings.push({ verdict: 'ok', text: `${countOf(mended, noun)} mended: see the audit log.` });
  }
  return findings;
}

async function note(tx: Transaction<DB>, kind: 'batch' | 'account', id: string, done: Mended | null): Promise<boolean> {
  if (!done) return false;
  await recordAudit(tx, {
    actor: { kind: 'doctor' },
    action: kind === 'batch' ? 'batch.repaired' : 'account.repaired',
    subject: { kind: kind === 'batch' ? 'batch' : 'user', id },
    details: { ...done },
  });
  return true;
}
