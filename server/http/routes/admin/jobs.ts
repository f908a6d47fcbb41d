import { listOpenJobs } from '../../../admin/jobs/list-open-jobs.ts';
import { auditedBy } from '../../../admin/operator-context.ts';
import { recordAudit } from '../../../audit-log/record-audit.ts';
import { endOpenJob, requeueOpenJob } from '../../../enrichment/running/recovery/end-open-job.ts';
import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { route } from '../../route.ts';
import { contextOf } from './context-of.ts';

/** Jobs that do not come to an end. */
export function registerAdminJobRoutes(app: App, { db, queue }: Pick<Context, 'db' | 'queue'>): void {
  route(app, 'listOpenJobs', async ({ query }) => ({ success: true, ...(await listOpenJobs(db, query)) }));
  route(app, 'requeueJob', async (request) => {
    const { id } = request.params;
    await db.transaction().execute(async (tx) => {
      await requeueOpenJob(tx, queue, id);
      await recordAudit(tx, { ...auditedBy(contextOf(request)), action: 'job.requeued', subject: { kind: 'job', id } });
    });
    return { success: true };
  });
  route(app, 'endJob', async (request) => {
    const { id } = request.params;
    const details = { reason: request.body.reason };
    await db.transaction().execute(async (tx) => {
      await endOpenJob(tx, id);
      const subject = { kind: 'job', id };
      await recordAudit(tx, { ...auditedBy(contextOf(request)), action: 'job.ended', subject, details });
    });
    return { success: true };
  });
}
