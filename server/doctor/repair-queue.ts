import { recordAudit } from '../audit-log/record-audit.ts';
import { endOpenJob } from '../enrichment/running/recovery/end-open-job.ts';
import { requeueOpenJobs } from '../enrichment/running/recovery/requeue-open-jobs.ts';
import { pushToHubspot } from '../hubspot/push-job.ts';
import { listStrandedPushes } from '../hubspot/pushes-store.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { countOf, type Finding } from './finding.ts';
import { findStuckJobs } from './stores/repair-store.ts';

/** Subject of a line about the whole queue. */
const QUEUE = { kind: 'queue', id: 'enrich-profiles' };

/**
 * Puts jobs and pushes to HubSpot that no entry of the queue names into it again, and ends jobs that began more than a day ago, free;
 * each with a line in the audit log.
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
  const pushes = await requeuePushes(db, queue);
  if (pushes > 0) {
    findings.push({ verdict: 'ok', text: `${countOf(pushes, 'push', 'pushes')} to HubSpot put into the queue again.` });
  }
  return findings;
}

/** A push goes on where it was. @returns how many */
function requeuePushes(db: Database, queue: Queue): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const stranded = await listStrandedPushes(tx);
    for (const { id, user_id, batch_id } of stranded) {
      await queue.enqueue(tx, pushToHubspot, [{ payload: { push_id: id }, group: user_id }]);
      await recordAudit(tx, {
        actor: { kind: 'doctor' },
        action: 'hubspot_push.requeued',
        subject: { kind: 'batch', id: batch_id },
        details: { push_id: id },
      });
    }
    return stranded.length;
  });
}
