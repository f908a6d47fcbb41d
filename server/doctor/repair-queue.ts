import { recordAudit } from '../audit-log/record-audit.ts';
import { endOpenJob } from '../enrichment/running/recovery/end-open-job.ts';
import { requeueOpenJobs } from '../enrichment/running/recovery/requeue-open-jobs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { countOf, type Finding } from './finding.ts';
import { findStuckJobs } from './stores/repair-store.ts';

/** Subject of a line about the whole queue. */
const QUEUE = { kind: 'queue', id: 'enrich-profiles' };

/**
 * Puts jobs that no entry of the queue names into it again, and ends those that began more than a day ago, free; each with a line in the
 * audit log.
 */
export async function repairQueue(db: Database, queue: Queue): Promise<Finding[]> {
  const findings: Finding[] = [];
  const requeued = await requeueOpenJobs(db, queue, (tx, jobIds) =>
    recordAudit(tx, {
      actor: { kind: 'doctor' },
      action: 'queue.refilled',
      subject: QUEUE,
      details: { jobs: jobIds.length, first: jobIds.slice(0, 20) },
    }),
  );
  if (requeued > 0) {
    findings.push({ verdict: 'ok', text: `${countOf(requeued, 'profile')} put into the queue again.` });
  }
  const stuck = await db.transaction().execute((tx) => findStuckJobs(tx));
  for (const { id } of stuck) {
    await db.transaction().execute(async (tx) => {
      await endOpenJob(tx, id);
      const subject = { kind: 'job', id };
      await recordAudit(tx, { actor: { kind: 'doctor' }, action: 'job.ended', subject, details: { reason: 'stuck' } });
    });
  }
  if (stuck.length > 0) {
    findings.push({ verdict: 'ok', text: `${countOf(stuck.length, 'profile')} ended that began more than a day ago.` });
  }
  return findings;
}
